import type { NouvelleFrance } from '@cap-diamant/nouvelle-france';
import type { Move } from '@cap-diamant/nouvelle-france/move';
import { coureurPoints } from '@cap-diamant/nouvelle-france/scoring';
import type { View } from '@cap-diamant/nouvelle-france/view';
import { type Ally, LOOKED_AT } from '@cap-diamant/nouvelle-france/vocabulary';
import type { Offer } from '../../../table/state/types.ts';
import type { PlayTexts } from '../words/index.ts';
import type { AllyQuestion, RestEnd } from './ally-rest.svelte.ts';

/** An answer, shown as a button. */
interface Answer {
  readonly move: Move;
  /** The move's notation, for tests and as a list key. */
  readonly text: string;
  readonly label: string;
  /** One line of explanation. */
  readonly about?: string;
  readonly picture?: Ally | 'deck' | 'no';
  /** The answer most people want. */
  readonly main?: boolean;
  /** Rarely wanted, so it is drawn small. */
  readonly quiet?: boolean;
  /** The keyboard shortcut: y for yes, x for no. */
  readonly key?: 'y' | 'x';
}

/** The button of an answer, without its move. */
type Looks = Omit<Answer, 'move' | 'text'>;

/** Declines, and spares the player such questions for a while. */
interface Rest {
  readonly label: string;
  readonly asks: readonly AllyQuestion[];
  readonly until: RestEnd;
}

/** A question answered with buttons next to the sites. */
export interface Question {
  /** Set where the general question isn't enough. */
  readonly title?: string;
  readonly rest?: Rest;
  readonly about?: string;
  /** The ally that is offered; the panel is then highlighted. */
  readonly ally?: Ally;
  readonly answers: readonly Answer[];
}

type DecisionOf<K extends View['pending'][number]['kind']> = Extract<View['pending'][number], { kind: K }>;

interface QuestionContext {
  readonly view: View;
  readonly names: readonly string[];
  readonly texts: PlayTexts;
}

const looked = (view: View): number => Math.min(LOOKED_AT, view.deck.length);

/** Answers that look the same in every question. */
const common = (move: Move, { view, texts: { ask } }: QuestionContext): Looks => {
  switch (move.kind) {
    case 'draw':
      return { label: ask.draw, about: ask.drawAbout, picture: 'deck', main: true };
    case 'nation':
      return { label: ask.look, about: ask.lookAbout(looked(view)), picture: 'nation' };
    case 'end':
      return { label: ask.end, about: ask.endAbout, picture: 'no', main: true, key: 'x' };
    case 'claim':
      return view.options.claims === 'table'
        ? { label: ask.claim(move.shape), quiet: true }
        : { label: ask.exchange(move.shape), picture: 'deck' };
    default:
      return { label: ask.keep, picture: 'no', key: 'x' };
  }
};

const filleAnswer = ({ base }: DecisionOf<'fille'>, move: Move, { texts: { ask } }: QuestionContext): Looks =>
  move.kind === 'fille'
    ? { label: ask.filleYes, about: ask.filleGain(base, 2 * base), picture: 'fille', main: true, key: 'y' }
    : { label: ask.filleNo, about: ask.filleNoAbout, picture: 'no', key: 'x' };

const coureurAnswer = ({ base }: DecisionOf<'coureur'>, move: Move, { texts: { ask } }: QuestionContext): Looks =>
  move.kind === 'coureur'
    ? { label: ask.coureurYes(coureurPoints(base)), picture: 'coureur', main: true, key: 'y' }
    : { label: ask.coureurNo, picture: 'no', key: 'x' };

/** The question for the player to move. Which card to take is answered with the cards themselves. */
export const questionOf = (offered: readonly Offer<NouvelleFrance>[], said: QuestionContext): Question | undefined => {
  const { view, names, texts } = said;
  const decision = view.pending.at(-1);
  const plain = offered.filter(({ move }) => move.kind !== 'place' && move.kind !== 'order');
  const claimed = plain.flatMap(({ move }) => (move.kind === 'claim' ? [move.shape] : []));
  const isCard = decision?.kind === 'card' && offered.length > 0;
  if (decision === undefined || (plain.length === 0 && !isCard)) return undefined;
  const answers = (answer: (move: Move) => Looks): readonly Answer[] =>
    plain.map(({ move, text }) => ({ ...answer(move), move, text }));
  switch (decision.kind) {
    case 'fille':
      return {
        title: texts.ask.fille(decision.base),
        ally: 'fille',
        // Where no other ally can be asked about, declining says it all.
        ...(view.players[view.turn]?.ready.includes('nation') && {
          rest: { label: texts.ask.noAllyThisTurn, asks: ['fille', 'after'] as const, until: 'next-turn' as const },
        }),
        answers: answers(move => filleAnswer(decision, move, said)),
      };
    case 'coureur':
      return {
        title: texts.ask.coureur(names[decision.scorer] ?? '', decision.base),
        about: texts.ask.coureurAbout,
        ally: 'coureur',
        rest: { label: texts.ask.notUntilMyTurn, asks: ['coureur'], until: 'own-turn' },
        answers: answers(move => coureurAnswer(decision, move, said)),
      };
    case 'answer':
      return {
        title: texts.ask.answer(names[view.turn] ?? '', decision.shape),
        about: texts.ask.answerAbout,
        answers: answers(() => ({ label: texts.ask.answerNo, picture: 'no', key: 'x' })),
      };
    case 'card':
      if (plain.length === 0) return { answers: [] };
      return {
        ...(view.options.claims === 'table'
          ? { about: texts.ask.claimTable }
          : { about: texts.ask.claimAssisted(claimed) }),
        ...(plain.length === offered.length && view.options.claims === 'assisted' && { title: texts.ask.claimOnly }),
        answers: answers(move => common(move, said)),
      };
    case 'after':
      return {
        ally: 'nation',
        rest: { label: texts.ask.notUntilSnow, asks: ['after'], until: 'snow' },
        answers: answers(move => common(move, said)),
      };
    default:
      return { answers: answers(move => common(move, said)) };
  }
};
