import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** An outside program as a user might write it. Its first argument says what it does instead of its third answer. */
const [, , habit, file = ''] = process.argv;
let answers = 0;
if (habit === 'pid') process.on('SIGTERM', () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const { moves, position, game, seat } = JSON.parse(line);
  if (position.game !== game || !Number.isInteger(seat)) process.exit(7);
  answers++;
  if (answers !== 3 || habit === undefined) process.stdout.write(`${moves[0]}\n`);
  else if (habit === 'dance') {
    process.stderr.write('I feel like dancing\n');
    process.stdout.write('dance\n');
  } else if (habit === 'chatter') process.stdout.write(`${moves[0]}\nand another thing\n`);
  else if (habit === 'mark') writeFileSync('waiting', '');
  else if (habit === 'pid') process.stdout.write(`${process.pid}\n`);
  else if (habit === 'die') {
    process.stderr.write('out of ideas\n', () => process.exit(3));
  }
}
// The input ended.
if (habit === 'save') writeFileSync(file, `${answers}`);
if (habit === 'pid') setInterval(() => {}, 1000);
