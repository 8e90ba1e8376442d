import { expect, it } from 'vitest';
import { logFault } from './log-fault.ts';

it('keeps what a driver says about rows, and whom a mail was for, out of the log', () => {
  const fault = Object.assign(new Error('550 no such user: <anne@example.org>'), {
    code: '23505',
    detail: 'Key (person)=(anne-1) already exists.',
    parameters: ['secret'],
  });
  const logged = JSON.stringify(logFault(fault));
  expect(logFault(fault)).toMatchObject({ type: 'Error', code: '23505', message: '550 no such user: <[address]>' });
  for (const secret of ['anne@example.org', 'anne-1', 'secret']) expect(logged).not.toContain(secret);
});

it('logs what is thrown but no error', () => {
  expect(logFault('worker ended')).toMatchObject({ message: 'worker ended' });
});
