import { fail, ok, type Result } from '@cap-diamant/kernel';
import { spaceId } from '../model/board.ts';
import { ACTIONS, ALL_MOVES, type Move, PAIRS } from '../model/moves.ts';
import { COLOURED, LEADERS, ZONES } from '../model/vocabulary.ts';

export const formatMove = (move: Move): string => {
  switch (move.kind) {
    case 'start':
    case 'take':
    case 'skip':
      return move.kind;
    case 'start-neutral':
      return 'start neutral';
    case 'put':
    case 'stage':
    case 'upgrade':
      return `${move.kind} ${spaceId(move.space)}`;
    case 'lead':
      return `lead ${move.leader}`;
    case 'send':
    case 'redirect':
      return `${move.kind} ${move.zone}`;
    case 'do':
      return `do ${move.district}`;
    case 'place':
      return `place ${move.zone} ${move.workers}`;
    case 'move':
      return `move ${move.from} ${move.to} ${move.workers}`;
    case 'pair':
      return `pair ${move.pair}`;
  }
};

const BY_TEXT: ReadonlyMap<string, Move> = new Map(ALL_MOVES.map(move => [formatMove(move), move]));

const zones = ZONES.join(', ');

/** The form of each kind of move, for error messages. */
const FORMS: Readonly<Record<string, string>> = {
  start: '"start" or "start neutral"',
  put: '"put <space>", a space being named like c4r1',
  stage: '"stage <space>", a space being named like c4r1',
  upgrade: '"upgrade <space>", a space being named like c4r1',
  lead: `"lead <leader>", a leader being one of ${LEADERS.join(', ')}`,
  send: `"send <zone>", a zone being one of ${zones}`,
  redirect: `"redirect <zone>", a zone being one of ${COLOURED.join(', ')}`,
  do: `"do <district>", a district being one of ${Object.values(ACTIONS).flat().join(', ')}`,
  take: '"take"',
  skip: '"skip"',
  place: `"place <zone> <1|2>", a zone being one of ${zones}`,
  move: `"move <from> <to> <1|2>", zones being two of ${zones}`,
  pair: PAIRS.map(pair => `"pair ${pair}"`).join(' or '),
};

export const parseMove = (text: string): Result<Move> => {
  const move = BY_TEXT.get(text);
  if (move !== undefined) return ok(move);
  const word = text.trim().split(/\s+/, 1)[0] ?? '';
  const form = Object.hasOwn(FORMS, word) ? FORMS[word] : undefined;
  return form === undefined
    ? fail(`"${text}" is no move: a move begins with one of ${Object.keys(FORMS).join(', ')}`)
    : fail(`"${text}" is no move: it would read ${form}`);
};
