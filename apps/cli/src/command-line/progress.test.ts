import { describe, expect, it } from 'vitest';
import { createProgress } from './progress.ts';

const screen = (isTTY: boolean) => {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { written, stream };
};

describe('progress', () => {
  it('draws a bar where somebody can watch', () => {
    const { written, stream } = screen(true);
    const progress = createProgress(stream);
    progress.show(0.5, 'half');
    progress.show(0.51, 'too soon to draw again');
    progress.clear();
    expect(written).toEqual(['\r\x1b[K[############............] half', '\r\x1b[K']);
  });

  it('is silent in a pipe', () => {
    const { written, stream } = screen(false);
    const progress = createProgress(stream);
    progress.show(undefined, 'nobody sees this');
    progress.clear();
    expect(written).toEqual([]);
  });
});
