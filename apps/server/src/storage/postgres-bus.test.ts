import { expect, it } from 'vitest';
import { messagesOf } from './postgres-bus.ts';

it('divides hints into messages that PostgreSQL takes, and loses none', () => {
  const hints = Array.from({ length: 2000 }, (_, n) => ['table', `é${n}`.repeat((n % 7) + 1), { from: n }]);
  const messages = messagesOf(
    'node',
    hints.map(hint => JSON.stringify(hint)),
  );
  expect(messages.length).toBeGreaterThan(5);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8000);
  expect(messages.flatMap(message => (JSON.parse(message) as unknown[]).slice(1))).toEqual(hints);
  expect(messagesOf('node', [])).toEqual([]);
});
