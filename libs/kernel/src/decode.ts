import * as v from 'valibot';
import { fail, ok, type Result } from './result.ts';

/** The keys allowed where an unknown one was found, if the schema lists them. */
const knownKeys = (schema: v.GenericSchema, issue: v.BaseIssue<unknown>): string => {
  const top = issue.path?.length === 1 && 'entries' in schema ? Object.keys(schema.entries as object) : [];
  return top.length === 0 ? '' : `; known: ${top.join(', ')}`;
};

/** Checks foreign data against a schema; the error names the place, what it found and what it expected. */
export const decode = <S extends v.GenericSchema>(schema: S, json: unknown, what: string): Result<v.InferOutput<S>> => {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  if (issue.received === 'undefined' && issue.expected?.startsWith('"')) return fail(`${what}: "${path}" is missing`);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return fail(`${what}: "${path}" is unknown here${knownKeys(schema, issue)}`);
  }
  return fail(`${path === null ? what : `${what}: "${path}"`}: ${issue.message}`);
};
