import { createOpponent, decide, type Level, type Played } from '@cap-diamant/bots';
import { type GameId, loadEvaluation, loadRules } from '@cap-diamant/catalogue';
import { commitment, type Game, nth, type Outcome } from '@cap-diamant/kernel';

/** A game to review: bots of mixed levels, always the same. */
export interface GamePlan {
  readonly game: GameId;
  readonly variant: string;
  readonly levels: readonly Level[];
  readonly seed: string;
}

const QUEBEC: readonly (readonly [variant: string, levels: readonly Level[]])[] = [
  ['2011-complete', ['novice', 'easy', 'medium', 'strong']],
  ['2011-complete', ['strong', 'medium', 'strong', 'easy']],
  ['2011-complete', ['easy', 'strong']],
  ['2011-complete', ['medium', 'novice', 'strong']],
  ['2011-family', ['novice', 'medium']],
  ['2011-family', ['easy', 'easy', 'medium']],
  ['2011-family', ['strong', 'novice', 'easy', 'medium']],
  ['2011-events', ['medium', 'easy', 'novice']],
  ['2011-events', ['strong', 'medium', 'easy', 'novice']],
  ['2026-standard', ['easy', 'medium', 'strong']],
  ['2026-standard', ['novice', 'strong', 'medium', 'easy']],
  ['2026-standard', ['medium', 'medium', 'easy', 'novice', 'strong']],
];

const NOUVELLE_FRANCE: typeof QUEBEC = [
  ['standard', ['novice', 'medium']],
  ['standard', ['easy', 'strong']],
  ['standard', ['strong', 'medium', 'novice']],
  ['standard', ['easy', 'medium', 'strong']],
  ['standard', ['novice', 'easy', 'medium', 'strong']],
  ['one-card', ['medium', 'easy']],
  ['simplified', ['easy', 'novice']],
  ['no-allies', ['medium', 'strong']],
];

const planned =
  (game: GameId) =>
  ([variant, levels]: (typeof QUEBEC)[number], at: number): GamePlan => ({
    game,
    variant,
    levels,
    seed: `review/${game}/${at}`,
  });

/** The twenty games of `docs/review.md`. */
export const GAMES: readonly GamePlan[] = [
  ...QUEBEC.map(planned('quebec')),
  ...NOUVELLE_FRANCE.map(planned('nouvelle-france')),
];

export interface RecordedGame {
  readonly game: Game;
  readonly states: readonly unknown[];
  readonly decisions: readonly Played[];
  readonly outcome: Outcome;
}

/** Plays a planned game. */
export const playPlanned = async ({ game: id, variant, levels, seed }: GamePlan): Promise<RecordedGame> => {
  const [game, evaluation] = await Promise.all([loadRules(id), loadEvaluation(id)]);
  const rules = game.options.variants.find(({ name, players }) => name === variant && players === levels.length);
  if (rules === undefined) throw new Error(`${id} has no variant ${variant} for ${levels.length}`);
  const bots = await Promise.all(levels.map(level => createOpponent(level, game, async () => evaluation)));
  let state = game.setup(rules.options, seed);
  const states = [state];
  const decisions: Played[] = [];
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const question = { view: game.view(state, seat), seat, seed: commitment(`${seed}/${decisions.length}`) };
    const bot = nth(bots, seat);
    if (bot === undefined) throw new Error(`no bot in seat ${seat}`);
    const { player, budget } = bot;
    const { move } = decide(player.consider(question), 'playouts' in budget ? budget.playouts : undefined);
    decisions.push({ seat, move });
    state = game.apply(state, seat, move);
    states.push(state);
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('the game did not end');
  return { game, states, decisions, outcome };
};
