import { readFileSync, watchFile } from 'node:fs';

// Loaded into a server before its own code, where libfaketime is not installed: its clock differs from the machine's by
// what the file says, "+300s" or "-60s", and jumps when the file changes.
const file = process.env.FAKETIME_TIMESTAMP_FILE ?? '';
const offset = () => Number.parseFloat(readFileSync(file, 'utf8')) * 1000;

let shift = offset();
watchFile(file, { interval: 200, persistent: false }, () => {
  shift = offset();
});

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shift;
  }
};
