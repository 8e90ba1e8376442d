import type { Fault } from '@cap-diamant/kernel';

/** Why a request may be refused. Programs depend on these codes, so the list is part of the protocol. */
export const CODES = [
  'bad-json',
  'bad-request',
  'unknown-command',
  'no-game',
  'bad-options',
  'bad-position',
  'illegal-move',
  'nothing-to-undo',
] as const;
export type Code = (typeof CODES)[number];

/** A command's answer, before it becomes a line of text. */
export type Reply =
  | { readonly ok: true; readonly body: object; readonly last?: true }
  | { readonly ok: false; readonly code: Code; readonly fault: Fault };

export const answer = (body: object): Reply => ({ ok: true, body });

export const refuse = (code: Code, fault: Fault | string): Reply => ({
  ok: false,
  code,
  fault: typeof fault === 'string' ? { message: fault } : fault,
});

/** A message may quote the request, so its length is limited. */
const LONGEST_MESSAGE = 600;

const clip = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

/** The answer as a line; `id` is repeated if the request had one. */
export const formatReply = (reply: Reply, id: unknown): string => {
  const head = id === undefined ? {} : { id };
  if (reply.ok) return JSON.stringify({ ...head, ok: true, ...reply.body });
  const { message, reason } = reply.fault;
  const error = { code: reply.code, message: clip(message), ...(reason !== undefined && { reason }) };
  return JSON.stringify({ ...head, ok: false, error });
};
