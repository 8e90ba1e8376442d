import { randomUUID } from 'node:crypto';
import type { GameModule } from '@cap-diamant/catalogue';
import { begin, type Fault, type GameRecord, parseRecord, type Start, startOf } from '@cap-diamant/kernel';
import { type Match, openMatch, type ResumeFault, refereeFeed, resumeMatch } from '@cap-diamant/match';
import { command, type Table, withGame } from '../open-table.ts';
import { answer, type Code, type Reply, refuse } from '../reply.ts';
import { New, Position, Replay } from '../requests.ts';

/** The whole position of the game on the table. */
export const positionReply = (match: Match): Reply =>
  answer({ position: match.game.notation.formatPosition(refereeFeed(match).state) });

const putOnTable = (table: Table, match: Match): Reply => {
  table.match = match;
  return positionReply(match);
};

const open = (table: Table, { game }: GameModule, start: Start, code: Code): Reply => {
  const match = openMatch(game, start);
  return match.ok ? putOnTable(table, match.value) : refuse(code, match.error);
};

export const newGame = command(New, (table, { game, options = {}, seed = randomUUID() }) =>
  withGame(table, game, module => open(table, module, { options, seed }, 'bad-options')),
);

/** The game that a position names. */
const gameIn = (position: unknown): string | undefined => {
  const { game } = Object(position) as { readonly game?: unknown };
  return typeof game === 'string' ? game : undefined;
};

export const position = command(Position, (table, { game, position: given }) =>
  withGame(table, game ?? gameIn(given), module => open(table, module, { position: given }, 'bad-position')),
);

/** A record may be malformed, have an impossible start, or contain an illegal move: each has its own code. */
const codeOf = ({ game }: GameModule, record: GameRecord, { at }: ResumeFault): Code => {
  if (at !== undefined) return 'illegal-move';
  const start = startOf(record);
  if (begin(game, start).ok) return 'bad-request';
  return 'position' in start ? 'bad-position' : 'bad-options';
};

const resume = (table: Table, module: GameModule, record: GameRecord): Reply => {
  const match = resumeMatch(module.game, record);
  return match.ok ? putOnTable(table, match.value) : refuse(codeOf(module, record, match.error), match.error);
};

const badRecord = (fault: Fault): Reply => refuse('bad-request', fault);

export const replay = command(Replay, (table, { record }) => {
  const parsed = parseRecord(record);
  if (!parsed.ok) return badRecord(parsed.error);
  return withGame(table, parsed.value.game, module => resume(table, module, parsed.value));
});
