import { writeFileSync } from 'node:fs';

/** A different name for each attempt: fault.json, fault-2.json, fault-3.json. */
const numbered = (name: string, extension: string, attempt: number): string =>
  attempt === 1 ? `${name}${extension}` : `${name}-${attempt}${extension}`;

/** Writes a new file without overwriting those of other runs and processes; returns its name. */
export const writeNewFile = (name: string, extension: string, text: string): string => {
  for (let attempt = 1; ; attempt++) {
    const file = numbered(name, extension, attempt);
    try {
      writeFileSync(file, text, { flag: 'wx' });
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};
