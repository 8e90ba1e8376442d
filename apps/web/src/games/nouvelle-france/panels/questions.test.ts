import { LANGUAGES, type Seat } from '@cap-diamant/kernel';
import { type NouvelleFrance, nouvelleFrance } from '@cap-diamant/nouvelle-france';
import { words } from '@cap-diamant/nouvelle-france/terminal-words';
import { describe, expect, it } from 'vitest';
import { begin, play, playUntil } from '../testing/games.ts';
import { nouvelleFranceTexts, playTexts } from '../words/index.ts';
import { questionOf } from './questions.ts';

await Promise.all(LANGUAGES.map(language => nouvelleFranceTexts.load(language)));

type State = NouvelleFrance['state'];

/** The question for the first seat to decide, in one language. */
const ask = (state: State, language: (typeof LANGUAGES)[number] = 'en') => {
  const seat: Seat = nouvelleFrance.actors(state)[0] ?? 0;
  const view = nouvelleFrance.view(state, seat);
  const offered = nouvelleFrance.moves(state, seat).map(move => ({
    move,
    text: nouvelleFrance.notation.formatMove(move),
    words: words(language).move(view, seat, move),
  }));
  return questionOf(offered, { view, names: ['Anne', 'Bastien', 'Cléo'], texts: playTexts(language) });
};

const asks = (kind: string) => (state: State) => state.pending.at(-1)?.kind === kind;
const START = begin({ players: 2, first: 0 }, 'asks');

describe('questions next to the sites', () => {
  it('offer to draw and to look, and the look has no buttons', () => {
    expect(ask(START)?.answers.map(({ text }) => text)).toEqual(['draw', 'nation']);
    expect(ask(play(START, 'nation'))).toBeUndefined();
  });

  it('are answered with the cards while the player can only place', () => {
    expect(ask(play(START, 'draw'))).toEqual({ answers: [] });
  });

  it('say what an ally would score, and have keys for yes and no', () => {
    const { state } = playUntil(START, asks('fille'));
    const fille = ask(state);
    expect(fille).toMatchObject({
      ally: 'fille',
      answers: [
        { text: 'fille', key: 'y' },
        { text: 'pass', key: 'x' },
      ],
    });
    expect(fille?.rest).toMatchObject({ asks: ['fille', 'after'], until: 'next-turn' });
    // Without a look at the deck to decline as well, the second button would do the same as the first.
    const players = state.players.map(player => ({ ...player, ready: player.ready.filter(ally => ally !== 'nation') }));
    expect(ask({ ...state, players })?.rest).toBeUndefined();
    expect(fille?.answers[0]?.about).toMatch(/^(\d+) → (\d+)$/);
    const coureur = ask(playUntil(START, asks('coureur')).state);
    expect(coureur).toMatchObject({ ally: 'coureur', about: expect.stringContaining('half of those points') });
    expect(coureur?.title).toMatch(/^(Anne|Bastien)’s piece is worth \d+ points?\./);
  });

  it('let every card be claimed at the table, and name who claims', () => {
    const table = play(begin({ players: 2, first: 0, claims: 'table' }, 'asks'), 'draw');
    const claims = ask(table)?.answers ?? [];
    expect(claims.map(({ text }) => text)).toEqual([...new Set(table.visible)].map(shape => `claim ${shape}`));
    expect(ask(table)?.title).toBeUndefined();
    const answer = ask(play(table, claims[0]?.text ?? ''));
    expect(answer?.title).toContain('Anne');
    expect(answer?.answers).toMatchObject([{ text: 'pass', key: 'x' }]);
  });

  it('name the cards that fit nowhere, since none need be chosen', () => {
    const view = nouvelleFrance.view(play(START, 'draw'), 0);
    const claim = { move: { kind: 'claim', shape: 'V' }, text: 'claim V', words: '' } as const;
    const { about } = questionOf([claim], { view, names: [], texts: playTexts('en') }) ?? {};
    expect(about).toContain('No place is left for V.');
  });

  it.each(LANGUAGES)('are whole sentences in %s', language => {
    for (const kind of ['turn', 'fille', 'coureur', 'after']) {
      const said = ask(playUntil(START, asks(kind)).state, language);
      const texts = [said?.title, said?.about, ...(said?.answers ?? []).flatMap(({ label, about }) => [label, about])];
      for (const text of texts) if (text !== undefined) expect(text).toMatch(/^[^{}]{3,}$/);
      expect(said?.answers.length).toBeGreaterThan(1);
    }
  });
});
