const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Long times in words. */
interface TimeTexts {
  days(days: number, hours: number): string;
  hours(hours: number, minutes: number): string;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The time somebody has left: days and hours, hours and minutes, or minutes and seconds. */
export const timeLeft = (milliseconds: number, texts: TimeTexts): string => {
  if (milliseconds >= DAY) return texts.days(Math.floor(milliseconds / DAY), Math.floor((milliseconds % DAY) / HOUR));
  if (milliseconds >= HOUR) {
    return texts.hours(Math.floor(milliseconds / HOUR), Math.floor((milliseconds % HOUR) / MINUTE));
  }
  // Shows 0:00 only when nothing is left.
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};
