import { loadGame } from '@cap-diamant/catalogue';
import { type Game, random, range, type Seat, same, unwrap } from '@cap-diamant/kernel';
import { feed, type Match, stateOf } from '@cap-diamant/match';
import { describe, expect, it } from 'vitest';
import { createLonelyBus } from '../storage/bus.ts';
import { textOf } from '../testing/frame-text.ts';
import { blankTable, follow, followAll } from './follow.ts';
import { createFollowers, type Follower } from './followers.ts';
import { type DescribeTable, firstFrame } from './frames.ts';
import { judge } from './judge.ts';
import { createPresence } from './presence.ts';
import type { Table } from './table.ts';
import type { TableEvent } from './table-event.ts';
import { wireDetails } from './wire-details.ts';
import { pastViews } from './wire-feed.ts';

/** `npm run fuzz:secrets` looks at more. */
const POSITIONS = Number(process.env.SECRET_POSITIONS ?? 400);

const personAt = (seat: Seat): string => `person ${seat}`;

const openTable = (game: Game, options: unknown, seed: string): Table => {
  const parsed = unwrap(game.options.parse(options)) as { readonly players: number };
  const header = {
    id: 'table',
    game: game.id,
    options: parsed,
    listed: true,
    time: { kind: 'live', bank: 600, increment: 30 } as const,
    substitute: 'medium' as const,
    spectators: true,
    secret: seed,
    creator: personAt(0),
    created: 0,
  };
  const seats = range(parsed.players).map(seat => ({ kind: 'person', person: personAt(seat), luck: '' }) as const);
  const events: TableEvent[] = [{ kind: 'created', seats }, { kind: 'started' }];
  return followAll(blankTable(header, game), events, 0);
};

/** The same table with everything changed that a viewer cannot know: hidden cards, others' secrets, texts of moves. */
const elsewhere = (table: Table, match: Match, viewer: Seat | undefined, seed: string): Table => {
  const { game } = table;
  const world = game.imagine(game.view(stateOf(match), viewer), seed);
  const last = match.entries.length - 1;
  const entries = match.entries.map((entry, at) => ({
    ...entry,
    move: `secret ${seed}`,
    effects: entry.effects.map(({ effect, only }) => {
      const hidden = only !== undefined && only !== viewer;
      return only === undefined ? { effect } : { effect: hidden ? { kind: seed } : effect, only };
    }),
    after: at === last ? world : entry.after,
  }));
  const start = { options: {}, seed };
  return { ...table, match: { ...match, start, entries, ...(last < 0 && { first: world }) } };
};

/** What a viewer is sent about a table in both forms: everything, and what is new to somebody who knows the rest. */
const framesFor = (table: Table, person: string | undefined): string[] => {
  const heard: string[] = [];
  const describe: DescribeTable = (now, seat) => wireDetails(now, seat, new Map(), 0);
  const followers = createFollowers(describe, createPresence(createLonelyBus()));
  for (const form of ['notation', 'data'] as const) {
    for (const sent of [Math.max(0, table.seq - 3), table.seq - 1]) {
      const follower: Follower = {
        person,
        cid: 'follow',
        offered: form === 'notation',
        form,
        details: true,
        sent,
        behind: false,
        isReady: () => true,
        begin: frame => heard.push(textOf(frame)),
        hear: frame => heard.push(textOf(frame)),
      };
      followers.add(table, follower);
      if (sent === table.seq - 1) follower.begin(firstFrame(table, follower, 0, describe));
    }
  }
  followers.publish(table);
  return heard;
};

/** What a viewer gets who looks back at the last decision and the one before it. */
const pastFor = (table: Table, match: Match, viewer: Seat | undefined): string => {
  const { length } = match.entries;
  return JSON.stringify(pastViews(table, viewer, Math.max(0, length - 1), length));
};

/** What a seat is told about commands that are refused. */
const refusalsFor = (table: Table, match: Match, seat: Seat): string => {
  const { formatMove } = table.game.notation;
  const decision = table.asked[seat] ?? 0;
  const [move = 'dance'] = feed(match, seat).offered.slice(0, 1).map(formatMove);
  const common = { cid: 'c', table: table.header.id };
  const verdicts = [
    ...[['dance'], [move, 'dance'], ['pass', move]].map(moves =>
      judge(table, personAt(seat), { kind: 'play', ...common, decision, moves }),
    ),
    judge(table, personAt(seat), { kind: 'undo', ...common, to: 0 }),
    judge(table, personAt(seat), { kind: 'answer', ...common, yes: true }),
  ];
  return JSON.stringify(verdicts);
};

describe.each([
  ['quebec', { level: 'events', players: 3 }],
  ['quebec', { edition: '2026', level: 'standard', players: 4 }],
  ['nouvelle-france', { players: 3 }],
  ['nouvelle-france', { players: 2, claims: 'table' }],
] as const)('what is sent about %s %j', (id, options) => {
  it('does not change by a byte when what the reader cannot see changes', async () => {
    const { game } = await loadGame(id);
    const dice = random(`secrets of ${id}`);
    let looked = 0;
    let hidden = 0;
    for (let played = 0; looked < POSITIONS / 4; played++) {
      let table = openTable(game, options, `seed ${played}`);
      while (table.match !== undefined && game.outcome(stateOf(table.match)) === undefined) {
        const { match } = table;
        if (dice.below(4) === 0) {
          looked++;
          for (const viewer of [undefined, ...range(table.seats.length)]) {
            const other = elsewhere(table, match, viewer, `other ${looked}`);
            const person = viewer === undefined ? undefined : personAt(viewer);
            expect(framesFor(other, person)).toEqual(framesFor(table, person));
            if (other.match) expect(pastFor(other, other.match, viewer)).toBe(pastFor(table, match, viewer));
            if (other.match && !same(stateOf(other.match), stateOf(match))) hidden++;
            if (viewer === undefined || other.match === undefined) continue;
            expect(refusalsFor(other, other.match, viewer)).toBe(refusalsFor(table, match, viewer));
          }
        }
        const seat = dice.pick(feed(match, undefined).actors);
        const move = game.notation.formatMove(dice.pick(feed(match, seat).offered));
        table = follow(table, { event: { kind: 'played', seat, moves: [move] }, at: looked });
      }
      // The end reveals everything, to everybody alike.
      const told = framesFor(table, undefined).filter(frame => frame.includes('"kind":"event"'));
      expect(told).toHaveLength(4);
      for (const frame of told) expect(frame).toContain(`"seed":"seed ${played}"`);
    }
    expect(hidden).toBeGreaterThan(looked);
  }, 3_600_000);
});
