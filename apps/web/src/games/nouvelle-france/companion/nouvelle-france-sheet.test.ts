import { nth, random, range, sum, unwrap } from '@cap-diamant/kernel';
import { nouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { STANDARD_BOX } from '@cap-diamant/nouvelle-france/geometry';
import { countFloor } from '@cap-diamant/nouvelle-france/scoring';
import { bySite } from '@cap-diamant/nouvelle-france/vocabulary';
import { expect, it } from 'vitest';
import { type NouvelleFranceLine, pointsOf, snowfallsIn, stageOf, winnersIn } from './nouvelle-france-sheet.ts';

it('scores a whole game as the rules do', () => {
  const players = 3;
  const dice = random('sheet');
  let state = nouvelleFrance.setup(unwrap(nouvelleFrance.options.parse({ players })), 'sheet');
  const lines: NouvelleFranceLine[] = [];
  for (let [seat] = nouvelleFrance.actors(state); seat !== undefined; [seat] = nouvelleFrance.actors(state)) {
    const effects: Effect[] = [];
    const move = dice.pick(nouvelleFrance.moves(state, seat));
    const after = nouvelleFrance.apply(state, seat, move, effect => effects.push(effect));
    if (after.snow > state.snow) {
      const { sticks, sites, colours } = state;
      const floor = state.snow as 0 | 1 | 2;
      const { cubes } = countFloor(STANDARD_BOX, sites, sticks, colours, floor);
      lines.push({ kind: 'snow', cubes, faces: bySite(site => sticks[site][floor]) });
    }
    const scored = effects.find(effect => effect.kind === 'scored');
    if (scored !== undefined) {
      const cubes = scored.doubled ? scored.points / 2 : scored.points;
      lines.push({ kind: 'placement', seat: scored.seat, cubes, doubled: scored.doubled, follower: null });
    }
    const followed = state.pending.at(-1);
    if (move.kind === 'coureur' && followed?.kind === 'coureur') {
      const at = lines.findLastIndex(({ kind }) => kind === 'placement');
      lines[at] = { ...(lines[at] as NouvelleFranceLine & { kind: 'placement' }), follower: seat };
    }
    state = after;
  }
  expect([snowfallsIn({ lines }), stageOf({ lines }, [])]).toEqual([3, 'characters']);
  lines.push({ kind: 'characters', holders: state.characters });
  const totals = range(players).map(seat => sum(lines.map(line => nth(pointsOf(players, line), seat))));
  expect(totals).toEqual(nouvelleFrance.outcome(state)?.scores);
  expect([stageOf({ lines }, totals), winnersIn({ lines }, totals)]).toEqual([
    'over',
    nouvelleFrance.outcome(state)?.winners,
  ]);
});

it('asks what breaks a tie for the win, and only then', () => {
  const lines: NouvelleFranceLine[] = [{ kind: 'characters', holders: bySite(() => null) }];
  expect(stageOf({ lines }, [9, 4, 4])).toBe('over');
  expect(stageOf({ lines }, [9, 9, 4])).toBe('ties');
  const winners = (used: readonly number[], pegs: readonly boolean[]) => {
    const broken = { lines: [...lines, { kind: 'ties', used, pegs } as const] };
    expect(stageOf(broken, [9, 9, 4])).toBe('over');
    return winnersIn(broken, [9, 9, 4]);
  };
  expect(winners([2, 1, 0], [true, false, true])).toEqual([1]);
  expect(winners([1, 1, 0], [true, false, true])).toEqual([0]);
  expect(winners([1, 1, 0], [true, true, true])).toEqual([0, 1]);
});
