import { random } from '@cap-diamant/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf, request } from '../testing/http.ts';
import { company } from '../testing/player.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';

const TOKEN = 'a-token-for-figures';
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ args: ['--no-limits', '--metrics-token', TOKEN] });
});
afterAll(() => server.stop());

const figures = async (): Promise<string> => {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return answer.text();
};

/** The value of a sample, labels and all; undefined if there is none. */
const sampleIn = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find(each => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

it('shows figures to nobody without the token', async () => {
  expect(errorOf(await request(server.address, 'GET', '/metrics'))).toEqual([401, 'unknown-person']);
  const wrong = await request(server.address, 'GET', '/metrics', { token: `${TOKEN}x` });
  expect(errorOf(wrong)).toEqual([401, 'unknown-person']);
});

it('has no figures where no token was set', async () => {
  const other = await startProcess();
  expect(errorOf(await request(other.address, 'GET', '/metrics', { token: '' }))).toEqual([404, 'not-found']);
  await other.stop();
});

it('counts requests, messages, turns, commits, queries and what is open', async () => {
  const table = await company(server.address, 'quebec', {}, 2);
  const dice = random('figures');
  for (let turn = 0; turn < 3; turn++) await table.step(dice);
  await table.at(0).ask('play', { decision: 0, moves: ['start'] });
  await request(server.address, 'GET', '/api/nowhere');
  const text = await figures();
  expect(sampleIn(text, 'cap_diamant_turns_total{by="person"}')).toBe(3);
  expect(sampleIn(text, 'cap_diamant_message_seconds_count{kind="play",outcome="done"}')).toBe(3);
  expect(sampleIn(text, 'cap_diamant_message_seconds_count{kind="play",outcome="stale"}')).toBe(1);
  const requests = (labels: string) => sampleIn(text, `cap_diamant_request_seconds_count{${labels}}`);
  expect(requests('method="POST",route="/api/tables",status="201"')).toBe(1);
  expect(requests('method="GET",route="*",status="404"')).toBe(1);
  expect(sampleIn(text, 'cap_diamant_sockets')).toBe(2);
  expect(sampleIn(text, 'cap_diamant_tables_in_memory')).toBe(1);
  expect(sampleIn(text, 'cap_diamant_tables_followed')).toBe(1);
  expect(sampleIn(text, 'cap_diamant_commit_writes_sum')).toBeGreaterThanOrEqual(3);
  expect(sampleIn(text, 'cap_diamant_query_seconds_count')).toBeGreaterThan(3);
  expect(sampleIn(text, 'cap_diamant_event_loop_delay_p99_seconds')).toBeGreaterThanOrEqual(0);
  // Nothing that tells one person or table from another is in them.
  for (const { guest } of [table.at(0), table.at(1)]) expect(text).not.toContain(guest?.person.id);
  expect(text).not.toContain(table.info.id);
});
