import { LONGEST } from '../../command-line/lines.ts';
import { COMMANDS } from '../commands/index.ts';
import type { Table } from '../open-table.ts';
import { formatReply, type Reply, refuse } from '../reply.ts';

/** No request needs to nest deeper; much deeper ones would overflow the stack. */
const DEEPEST = 100;

const TOO_LONG = refuse('bad-request', `a line is longer than ${LONGEST / 2 ** 20} MiB: no request needs that much`);

export interface Response {
  readonly text: string;
  /** The conversation ends with this answer. */
  readonly last: boolean;
}

const nestsDeeper = (json: unknown, than: number): boolean => {
  let layer = [json];
  for (let depth = 0; depth <= than; depth++) {
    layer = layer.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (layer.length === 0) return false;
  }
  return true;
};

const respondWith = (reply: Reply, id?: unknown): Response => ({
  text: formatReply(reply, id),
  last: reply.ok && reply.last === true,
});

/** A bug of ours must not end the conversation: it is reported, and the table does not change. */
const reportBug = (fault: unknown): Reply =>
  refuse('bad-request', `the program failed at this request: ${String(fault)}`);

const run = (table: Table, request: Record<string, unknown>): Reply | Promise<Reply> => {
  const { cmd } = request;
  if (typeof cmd !== 'string') return refuse('bad-request', 'request: "cmd" names the command, as a string');
  const command = COMMANDS.get(cmd);
  if (command !== undefined) return command(table, request);
  return refuse('unknown-command', `there is no command "${cmd}"; there is ${[...COMMANDS.keys()].join(', ')}`);
};

const answered = (table: Table, request: Record<string, unknown>): Response | Promise<Response> => {
  const { id } = request;
  try {
    const reply = run(table, request);
    if (!(reply instanceof Promise)) return respondWith(reply, id);
    return reply.catch(reportBug).then(late => respondWith(late, id));
  } catch (fault) {
    return respondWith(reportBug(fault), id);
  }
};

const parse = (text: string): { readonly json: unknown } | { readonly fault: string } => {
  try {
    return { json: JSON.parse(text) };
  } catch (fault) {
    return { fault: (fault as Error).message };
  }
};

/** Answers one line. */
export const respond = (table: Table, text: string): Response | Promise<Response> => {
  if (text.length > LONGEST) return respondWith(TOO_LONG);
  const parsed = parse(text);
  if ('fault' in parsed) return respondWith(refuse('bad-json', `one request is one line of JSON: ${parsed.fault}`));
  const { json } = parsed;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return respondWith(refuse('bad-request', 'a request is a JSON object with "cmd"'));
  }
  const request = json as Record<string, unknown>;
  if (text.length > 2 * DEEPEST && nestsDeeper(request, DEEPEST)) {
    const id = nestsDeeper(request.id, DEEPEST) ? undefined : request.id;
    return respondWith(refuse('bad-request', `the request nests deeper than ${DEEPEST} levels`), id);
  }
  return answered(table, request);
};
