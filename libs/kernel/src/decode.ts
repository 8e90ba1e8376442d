import * as v from 'valibot';
import { fail, ok, type Result } from './result.ts';

/** Checks foreign data against a schema; the fault names the place, what stands there and what should. */
export const decode = <S extends v.GenericSchema>(schema: S, json: unknown, what: string): Result<v.InferOutput<S>> => {
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return fail(`${path === null ? what : `${what}: "${path}"`}: ${issue.message}`);
};
