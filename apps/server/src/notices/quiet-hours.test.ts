import { expect, it } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

const at = (time: string) => Date.parse(`2026-07-03T${time}:30Z`);
const until = (time: string, day = '03') => Date.parse(`2026-07-${day}T${time}:00Z`);

it('quiet hours may go past midnight, in the zone of the person', () => {
  const night = { from: '22:00', to: '08:00', zone: 'America/Toronto' }; // four hours behind in July
  expect(quietUntil(night, at('01:59'))).toBeUndefined();
  expect(quietUntil(night, at('02:00'))).toBe(until('12:00'));
  expect(quietUntil(night, at('11:59'))).toBe(until('12:00'));
  expect(quietUntil(night, at('12:00'))).toBeUndefined();
  expect(quietUntil({ ...night, zone: 'UTC' }, at('23:10'))).toBe(until('08:00', '04'));
});

it('quiet hours may lie within a day, or be none', () => {
  const nap = { from: '13:00', to: '14:30', zone: 'UTC' };
  expect(quietUntil(nap, at('12:59'))).toBeUndefined();
  expect(quietUntil(nap, at('13:00'))).toBe(until('14:30'));
  expect(quietUntil(nap, at('14:30'))).toBeUndefined();
  expect(quietUntil({ from: '13:00', to: '13:00', zone: 'UTC' }, at('13:00'))).toBeUndefined();
});
