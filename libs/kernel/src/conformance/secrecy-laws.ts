import type { Game, Types } from '../game.ts';
import { nth } from '../list.ts';
import { same } from '../same.ts';
import { type Decided, isOver, type Law, type Step, text, type Viewer, viewersOf } from './law.ts';
import { alike, decide, elsewhere, feedOf } from './worlds.ts';

/** How many steps two worlds are played side by side. */
const PLIES = 3;
const WORLDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/** With fewer reveals, all of them may be of things that a player could work out. */
const ENOUGH = 3;
/** Shorter seeds could occur as words of the game. */
const TELLING = 4;

/** A move that is legal in both worlds, not always the first. */
const commonMove = <G extends Types>(game: Game<G>, a: G['state'], b: G['state'], seat: number, skip: number) => {
  const moves = game.moves(a, seat);
  const others = new Set(game.moves(b, seat).map(move => game.notation.formatMove(move)));
  const shared = moves.filter((_, at) => others.has(game.notation.formatMove(nth(moves, at))));
  return shared[skip % Math.max(1, shared.length)];
};

/** Plays two worlds that look the same to a viewer side by side, until something is revealed to that viewer. */
const differenceFor = <G extends Types>(game: Game<G>, { after, count, past }: Step<G>, viewer: Viewer) => {
  const view = game.view(after, viewer);
  let [a, b] = [game.imagine(view, 'a'), game.imagine(view, 'b')];
  for (let ply = 0; ; ply++) {
    const [left, right] = [feedOf(game, a, viewer, past.moves), feedOf(game, b, viewer, past.moves)];
    if (!same(left, right)) return `viewer ${viewer} can tell two worlds apart: ${text(left)} and ${text(right)}`;
    if (ply === PLIES || isOver(game, a)) return undefined;
    const seat = nth(game.actors(a), count % game.actors(a).length);
    const move = commonMove(game, a, b, seat, count + ply);
    if (move === undefined) return undefined;
    const [one, other] = [
      decide(game, { before: a, seat, move }, viewer),
      decide(game, { before: b, seat, move }, viewer),
    ];
    [a, b] = [one.after, other.after];
    if ((one.revealed || other.revealed) && !same(game.view(a, viewer), game.view(b, viewer))) return undefined;
    if (!same(one.effects, other.effects)) {
      return `viewer ${viewer} hears what it does not see: ${text(one.effects)} or ${text(other.effects)}`;
    }
  }
};

/** Whether a decision that revealed something could have turned out differently, as far as a viewer knew. */
const surprises = <G extends Types>(game: Game<G>, decided: Decided<G>, viewer: Viewer): boolean => {
  const real = decide(game, decided, viewer);
  return WORLDS.some(seed => {
    const other = elsewhere(game, decided, viewer, seed);
    return other !== undefined && !alike(game, real, other, viewer);
  });
};

const isSurprise = <G extends Types>(game: Game<G>, decided: Decided<G>): boolean =>
  viewersOf(game, decided.before).some(viewer => surprises(game, decided, viewer));

const groupsOf = <G extends Types>(game: Game<G>, reveals: readonly Decided<G>[]): Map<string, Decided<G>[]> => {
  const groups = new Map<string, Decided<G>[]>([['any move', [...reveals]]]);
  for (const reveal of reveals) {
    const [kind = ''] = game.notation.formatMove(reveal.move).split(' ', 1);
    groups.set(kind, [...(groups.get(kind) ?? []), reveal]);
  }
  return groups;
};

/** Whether a viewer can work out another seat's private effects: whenever they differ, so does what the viewer sees. */
const isOverheard = <G extends Types>(game: Game<G>, decided: Decided<G>, viewer: Viewer): boolean => {
  const worlds = WORLDS.flatMap(seed => elsewhere(game, decided, viewer, seed) ?? []);
  const pairs = worlds.flatMap((a, at) => worlds.slice(at + 1).map(b => [a, b] as const));
  const unlike = pairs.filter(([a, b]) => !same(a.kept, b.kept));
  return unlike.length > 0 && unlike.every(([a, b]) => !alike(game, a, b, viewer));
};

const holds = (value: unknown, wanted: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(part => holds(part, wanted))
    : value === wanted;

export const SECRECY_LAWS: readonly Law[] = [
  {
    name: 'revealed information stays revealed',
    costly: false,
    check(game, { before, after }) {
      const [was, is] = [game.uncovered(before), game.uncovered(after)];
      return is < was ? `the count fell from ${was} to ${is}` : undefined;
    },
  },
  {
    name: 'no view tells the seed',
    costly: true,
    check(game, { after, past: { seed } }) {
      const told = viewersOf(game, after).findIndex(viewer => holds(game.view(after, viewer), seed));
      return seed.length >= TELLING && told >= 0 ? `in view ${told}` : undefined;
    },
  },
  {
    name: 'worlds that look the same go on looking the same',
    costly: true,
    check(game, step) {
      const viewers = viewersOf(game, step.after);
      return differenceFor(game, step, viewers[step.count % viewers.length]);
    },
  },
  {
    name: 'what one seat is told alone, the others cannot know',
    costly: false,
    check(game, step) {
      const latest = step.past.told.slice(-step.effects.length);
      const told = step.effects.length === 0 ? undefined : latest.find(({ only }) => only !== undefined);
      if (told === undefined) return undefined;
      const strangers = viewersOf(game, step.before).filter(viewer => viewer !== told.only);
      const at = strangers.findIndex(viewer => isOverheard(game, step, viewer));
      return at < 0 ? undefined : `viewer ${strangers[at]} knows what seat ${told.only} is told: ${text(told.copy)}`;
    },
  },
  {
    name: 'what is revealed was hidden before',
    costly: true,
    check(game, { after, past: { reveals } }) {
      if (!isOver(game, after)) return undefined;
      for (const [kind, group] of groupsOf(game, reveals)) {
        if (group.length >= ENOUGH && !group.some(reveal => isSurprise(game, reveal))) {
          return `${group.length} times "${kind}" could not have turned out otherwise`;
        }
      }
      if (reveals.length < ENOUGH) return undefined;
      const viewers = viewersOf(game, after);
      const at = viewers.findIndex(viewer => !reveals.some(reveal => surprises(game, reveal, viewer)));
      return at < 0 ? undefined : `viewer ${viewers[at]} knew everything that was revealed`;
    },
  },
];
