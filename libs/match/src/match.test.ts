import { commitment, type GameRecord, type Result, random, unwrap } from '@cap-diamant/kernel';
import { type Toy, toyGame } from '@cap-diamant/kernel/testing';
import { describe, expect, it } from 'vitest';
import { commitmentOf, type Match, openMatch, outcomeOf, recordOfMatch, resign, stateOf } from './match.ts';
import { play, playText, playTurn } from './play.ts';
import { resumeMatch } from './resume.ts';
import { open, playAll } from './testing/table.ts';
import { askUndo } from './undo.ts';

const faultOf = (result: Result<unknown>): string => (result.ok ? '' : result.error.message);

const randomly = (start: Match<Toy>, decisions: number): Match<Toy> => {
  const dice = random('randomly');
  let match = start;
  for (let left = decisions; left > 0 && outcomeOf(match) === undefined; left--) {
    const seat = dice.pick(toyGame.actors(stateOf(match)));
    const move = dice.pick(toyGame.moves(stateOf(match), seat));
    match = unwrap(play(match, seat, move));
  }
  return match;
};

describe('a match', () => {
  it('opens with the options spelled out, so that its record says all', () => {
    const match = unwrap(openMatch(toyGame, { options: {}, seed: 's' }));
    expect(recordOfMatch(match).options).toEqual({ players: 2, rounds: 2 });
  });

  it('does not open with options or positions that cannot be', () => {
    expect(faultOf(openMatch(toyGame, { options: { players: 9 }, seed: 's' }))).toContain('players');
    expect(faultOf(openMatch(toyGame, { position: { players: 2 } }))).toContain('position');
  });

  it('plays what is offered and keeps what came of it', () => {
    const match = playAll(open(2), [0, 'step 2']);
    expect(stateOf(match).scores).toEqual([2, 0]);
    expect(match.entries).toMatchObject([
      { seat: 0, move: 'step 2', effects: [{ effect: { kind: 'stepped', seat: 0, by: 2 } }] },
    ]);
  });

  it('leaves the match it was asked about as it was', () => {
    const before = open(2);
    playAll(before, [0, 'draw']);
    expect(before.entries).toEqual([]);
  });

  it.each([
    [1, 'draw', 'seat 1 is not to move'],
    [0, 'rest', 'not a legal move'],
    [0, 'jump', 'no move'],
  ])('refuses seat %i playing %s', (seat, move, why) => {
    expect(faultOf(playText(open(2), seat, move))).toContain(why);
  });

  it('refuses a move that is not offered, however it is made', () => {
    expect(faultOf(play(open(2), 0, { kind: 'step', by: 3 }))).toContain('"step 3" is not a legal move');
    expect(unwrap(play(open(2), 0, { kind: 'step', by: 2 })).entries[0]?.move).toBe('step 2');
  });

  it('freezes what a move emitted', () => {
    const leaky: typeof toyGame = {
      ...toyGame,
      apply: (state, seat, move, emit) => {
        const effect = { kind: 'stepped', seat, by: 1 };
        emit?.(effect as never);
        effect.by = 2;
        return toyGame.apply(state, seat, move);
      },
    };
    const match = unwrap(openMatch(leaky, { options: {}, seed: 's' }));
    expect(() => playText(match, 0, 'draw')).toThrow(TypeError);
  });

  it('refuses moves after the end', () => {
    expect(faultOf(playText(randomly(open(2), 100), 0, 'draw'))).toContain('the game is over');
  });
});

describe('several decisions sent together', () => {
  const step = { kind: 'step', by: 1 } as const;
  const rest = { kind: 'rest' } as const;

  it('are one event, with every decision in the record', () => {
    const match = unwrap(playTurn(open(2), 0, [step, rest]));
    expect(match.revision).toBe(1);
    expect(recordOfMatch(match).moves).toEqual(['step 1', 'rest']);
  });

  it('are played all or not at all, and the first that cannot be is named', () => {
    expect(playTurn(open(2), 0, [step, step])).toMatchObject({ ok: false, error: { at: 1 } });
    expect(playTurn(open(2), 1, [step])).toMatchObject({ ok: false, error: { at: 0 } });
  });

  it('end where something is revealed or another seat is asked: what follows is refused unseen', () => {
    const nonsense = { kind: 'vote', yes: true } as const;
    const refused = { ok: false, error: { at: 1, message: 'nothing can follow a reveal or the end of the turn' } };
    expect(playTurn(open(2), 0, [{ kind: 'peek' }, rest])).toEqual(refused);
    expect(playTurn(open(2), 0, [{ kind: 'draw' }, nonsense])).toEqual(refused);
    expect(playTurn(playAll(open(2), [0, 'step 1']), 0, [rest, nonsense])).toEqual(refused);
  });
});

describe('the revision', () => {
  it('grows with every event, an undo included', () => {
    const played = playAll(open(3), [0, 'step 1'], [0, 'rest']);
    expect(played.revision).toBe(2);
    const resigned = unwrap(resign(played, 2));
    expect(resigned.revision).toBe(3);
    expect(unwrap(askUndo(resigned, 0, 0)).revision).toBe(4);
  });

  it('is kept by a host over a restart', () => {
    const match = playAll(open(2), [0, 'step 1']);
    expect(unwrap(resumeMatch(toyGame, recordOfMatch(match), 9)).revision).toBe(9);
    expect(unwrap(resumeMatch(toyGame, recordOfMatch(match))).revision).toBe(1);
  });

  it('is kept where several decisions were one event', () => {
    const turn = unwrap(playTurn(open(2), 0, [{ kind: 'step', by: 1 }, { kind: 'rest' }]));
    expect(turn.revision).toBe(1);
    expect(unwrap(resumeMatch(toyGame, recordOfMatch(turn), turn.revision)).revision).toBe(1);
  });
});

describe('resigning', () => {
  it('ends a match of two at once, whatever the points', () => {
    const match = unwrap(resign(playAll(open(2), [0, 'step 2']), 0));
    expect(outcomeOf(match)).toEqual({ scores: [2, 0], winners: [1], ranking: [2, 1] });
    expect(faultOf(playText(match, 0, 'rest'))).toContain('the game is over');
    expect(faultOf(resign(match, 1))).toContain('the game is over');
  });

  it('lets the others of three continue, with the host moving for the one who left', () => {
    const match = unwrap(resign(open(3), 1));
    expect(outcomeOf(match)).toBeUndefined();
    const end = randomly(match, 100);
    const outcome = outcomeOf(end);
    expect(outcome?.ranking[1]).toBe(3);
    expect(outcome?.winners).not.toContain(1);
  });

  it('ends a match of three when the second leaves', () => {
    const match = unwrap(resign(unwrap(resign(open(3), 0)), 2));
    expect(outcomeOf(match)).toMatchObject({ winners: [1], ranking: [2, 1, 2] });
  });

  it('keeps the order of those who stayed', () => {
    const end = randomly(open(3), 100);
    const [best = 0] = outcomeOf(end)?.winners ?? [];
    const later = { ...end, resigned: [best] };
    const places = outcomeOf(later)?.ranking ?? [];
    expect(places[best]).toBe(3);
    expect(places.filter(place => place < 3).toSorted()).toEqual([1, 2]);
  });

  it('is for seats that are there, once each', () => {
    expect(faultOf(resign(open(2), 2))).toBe('there is no seat 2; seats are 0 to 1');
    expect(faultOf(resign(open(2), -1))).toContain('no seat -1');
    expect(faultOf(resign(unwrap(resign(open(3), 0)), 0))).toBe('seat 0 has resigned already');
  });
});

describe('resuming', () => {
  it('brings back everything from the record alone', () => {
    for (const decisions of [0, 3, 100]) {
      const match = randomly(unwrap(resign(open(3), 2)), decisions);
      const stored = JSON.parse(JSON.stringify(recordOfMatch(match))) as GameRecord;
      expect(unwrap(resumeMatch(toyGame, stored))).toEqual(match);
    }
  });

  it('brings back a match that began from a position', () => {
    const position = toyGame.notation.formatPosition(stateOf(playAll(open(2), [0, 'step 1'])));
    const match = playAll(unwrap(openMatch(toyGame, { position })), [0, 'draw'], [1, 'peek']);
    expect(unwrap(resumeMatch(toyGame, recordOfMatch(match)))).toEqual(match);
    expect(commitmentOf(match)).toBeUndefined();
  });

  const record = recordOfMatch(playAll(open(3), [0, 'draw']));

  it.each<[string, Partial<GameRecord>, string]>([
    ['an illegal move', { seats: [0, 1], moves: ['draw', 'rest'] }, 'move 2: "rest" is not a legal move'],
    ['another game', { game: 'attic' }, 'not of "toy"'],
    ['a stranger who resigned', { resigned: [3] }, 'there is no seat 3'],
    ['somebody who resigned twice', { resigned: [1, 1] }, 'twice'],
    ['nobody left', { resigned: [0, 1, 2] }, 'every seat'],
  ])('refuses a record with %s', (_what, change, why) => {
    expect(faultOf(resumeMatch(toyGame, { ...record, ...change }))).toContain(why);
  });

  it('names the move that no longer plays', () => {
    const broken = { ...record, seats: [0, 1], moves: ['draw', 'rest'] };
    expect(resumeMatch(toyGame, broken)).toMatchObject({ ok: false, error: { at: 1 } });
    expect(resumeMatch(toyGame, { ...record, game: 'attic' })).not.toHaveProperty('error.at');
  });

  it('passes on the reason a game gives', () => {
    const first = toyGame.setup({ players: 2, rounds: 1 }, 's');
    const position = toyGame.notation.formatPosition({ ...first, dark: [], drawn: first.dark });
    const resumed = resumeMatch(toyGame, { game: 'toy', rules: 2, position, seats: [0], moves: ['draw'] });
    expect(resumed).toMatchObject({ ok: false, error: { reason: 'empty' } });
  });
});

describe('the commitment', () => {
  it('is the hash of the seed, and verifies at the end', () => {
    expect(commitmentOf(open(2))).toBe(commitment('match'));
  });
});
