import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';
import { unwrap } from './result.ts';

const Shape = v.object({ name: v.string(), inner: v.object({ list: v.array(v.number()) }) });

describe('decode', () => {
  it('gives what fits', () => {
    const value = { name: 'a', inner: { list: [1] } };
    expect(unwrap(decode(Shape, value, 'thing'))).toEqual(value);
  });

  it('names the place of a fault, what stands there and what should', () => {
    const deep = decode(Shape, { name: 'a', inner: { list: [1, 'x'] } }, 'thing');
    expect(deep).toEqual({
      ok: false,
      error: { message: 'thing: "inner.list.1": Invalid type: Expected number but received "x"' },
    });
  });

  it('names the thing itself when there is no place to name', () => {
    const whole = decode(Shape, null, 'thing');
    expect(!whole.ok && whole.error.message).toBe('thing: Invalid type: Expected Object but received null');
  });
});
