import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Effect } from '@cap-diamant/nouvelle-france/effect';
import { SNOW } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Catalogue } from '@cap-diamant/nouvelle-france/words';
import type { TurnSummary } from '../../../table/recap.ts';
import type { WatchedTurn } from '../../../table/state/recap.ts';
import type { TableState } from '../../../table/state/table-state.svelte.ts';
import type { PlayTexts } from '../words/index.ts';

/** The effects worth a phrase. */
const TOLD: readonly Effect['kind'][] = [
  'placed',
  'scored',
  'completed',
  'claimed',
  'stolen',
  'drew',
  'looked',
  'followed',
];

/** What the recap needs besides the turn. */
interface Context {
  readonly table: TableState<NouvelleFrance>;
  readonly words: Catalogue;
  readonly texts: PlayTexts;
}

/** The picture shows the piece and the points stand beside it, so the words only say what is left. */
const phrasesFor = ({ table, words, texts }: Context, turn: WatchedTurn<NouvelleFrance>, effect: Effect) => {
  switch (effect.kind) {
    case 'placed':
      return [texts.recap.placed(words.onSite[effect.site])];
    case 'scored':
      return effect.doubled ? [texts.recap.doubled] : [];
    case 'followed':
      // In a turn of their own the points are enough: the line is about whoever played the turn.
      return turn.answers ? table.phrases(turn, [effect]) : [];
    case 'drew':
      return effect.card === SNOW ? table.phrases(turn, [effect]) : [];
    default:
      return table.phrases(turn, [effect]);
  }
};

/** A snowfall has a show of its own, so its points aren't counted here. */
export const summaryOf = (context: Context, turn: WatchedTurn<NouvelleFrance>): TurnSummary => ({
  said: turn.effects.filter(({ kind }) => TOLD.includes(kind)).flatMap(effect => phrasesFor(context, turn, effect)),
  paid: turn.effects.flatMap(effect => (effect.kind === 'scored' || effect.kind === 'followed' ? [effect] : [])),
});
