import { type Language, nth, signed, type Words } from '@cap-diamant/kernel';
import type { Box } from '../geometry/box.ts';
import type { Effect } from '../model/effect.ts';
import type { Move } from '../model/move.ts';
import { BONUSES, REASONS, type Reason } from '../model/vocabulary.ts';
import type { Decision } from '../state/state.ts';
import type { NouvelleFrance } from '../state/types.ts';
import type { Catalogue, Company } from './catalogue.ts';

const isReason = (word: string): word is Reason => (REASONS as readonly string[]).includes(word);

/** What a placement puts down: a bonus piece by its name, another by its id and its doubled colour. */
const pieceInWords = (box: Box, words: Catalogue, id: string): string => {
  const colours = box.pieces.get(id)?.colours;
  if (colours === undefined) return words.bonus[id as keyof typeof words.bonus] ?? id;
  const doubled = colours.find((colour, at) => colours.indexOf(colour) !== at);
  return doubled === undefined ? id : words.piece(id, words.colour[doubled]);
};

/** Sentences are found by kind; the compiler cannot see that each gets a fact of its own kind. */
type Sentence<Fact, Extra> = (fact: Fact, extra: Extra) => string;
const sentence = <Fact extends { readonly kind: string }, Extra>(
  sentences: { readonly [kind in Fact['kind']]: (fact: never, extra: Extra) => string },
  fact: Fact,
): Sentence<Fact, Extra> => sentences[fact.kind as Fact['kind']] as Sentence<Fact, Extra>;

/** Effects counted over many games: completed sites, cards declared impossible, stolen turns. */
const milestone = ({ milestone: label }: Catalogue, effect: Effect): string | undefined => {
  if (effect.kind === 'completed') return label.completed(effect.site);
  if (effect.kind === 'claimed') return label.claimed;
  return effect.kind === 'stolen' ? label.stolen : undefined;
};

/** The game in words of a catalogue, with the pages that can be asked for. */
export const wordsOf = (
  box: Box,
  words: Catalogue,
  language: Language,
  pages: Words<NouvelleFrance>['pages'],
): Words<NouvelleFrance> => ({
  title: words.title,
  variant: name => words.variant[name as keyof typeof words.variant] ?? name,
  question(view, seat) {
    const decision = view.pending.at(-1);
    if (decision === undefined) return words.over;
    const bonus = view.players[seat]?.bonus.find(piece => piece === BONUSES[view.snow]);
    return sentence<Decision, string | undefined>(words.question, decision)(
      decision,
      bonus && words.placedBonus[bonus],
    );
  },
  move(_view, _seat, move) {
    const piece = move.kind === 'place' ? pieceInWords(box, words, move.piece) : '';
    return sentence<Move, string>(words.move, move)(move, piece);
  },
  effect(view, effect, names) {
    const company: Company = {
      name: seat => names[seat] ?? String(seat),
      nation: seat => words.nation[nth(view.colours, seat)],
    };
    return sentence<Effect, Company>(words.effect, effect)(effect, company);
  },
  milestone: effect => milestone(words, effect),
  reason: reason => (isReason(reason) ? words.reason[reason] : reason),
  aspect: (aspect, points) =>
    `${words.aspect[aspect as keyof typeof words.aspect] ?? aspect} ${signed(language, points)}`,
  source: source => words.source[source as keyof typeof words.source] ?? source,
  pages,
});
