import { router } from '../page/router.svelte.ts';
import type { TableState } from '../table/state/table-state.svelte.ts';
import { newStudy } from './new-study.ts';
import { studies } from './studies.ts';
import { lineOf, type Path } from './tree.ts';

/** The whole game, if it is over: nothing about it is secret any more. */
const wholeGame = async (table: TableState) => {
  const game = table.outcome === undefined ? undefined : await table.wholeGame();
  if (game === undefined) return undefined;
  const { seats, moves, options, seed, position } = game.record;
  const line: Path = moves.map((move, at) => ({ seat: seats[at] ?? 0, move }));
  const start = seed === undefined ? { position } : { options, seed };
  return { start, root: lineOf(line), path: line.slice(0, table.at) };
};

/** Only what the viewer knows: what is hidden is drawn anew. */
const shownPosition = ({ game, view, source }: TableState) => ({
  start: { position: game.notation.formatPosition(game.imagine(view, `${source.id}/study`)) },
});

/** Opens the shown position of a game on the study board. */
export const openInStudy = async (table: TableState): Promise<void> => {
  const { players, names } = table;
  const named = players.map(({ colour }, seat) => ({ name: names[seat] ?? '', colour }));
  const shown = (await wholeGame(table)) ?? shownPosition(table);
  const study = await newStudy(table.game, { ...shown, players: named });
  studies.save(study);
  router.go({ page: 'study', id: study.id, packed: undefined });
};
