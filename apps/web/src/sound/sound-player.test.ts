import { describe, expect, it } from 'vitest';
import { LOUDEST, SoundPlayer } from './sound-player.ts';
import type { Sound } from './sounds.ts';

const setup = ({ allowed = true, failures = 0 } = {}) => {
  const heard: [readonly Sound[], number][] = [];
  const loads = { count: 0 };
  const page = { allowed };
  const player = new SoundPlayer(
    async () => {
      loads.count++;
      if (loads.count <= failures) throw new Error('offline');
      return { play: (sounds, gain) => void heard.push([sounds, gain]) };
    },
    () => page.allowed,
  );
  return { player, heard, loads, page };
};

describe('the sound player', () => {
  it('loads nothing and plays nothing before the first interaction', async () => {
    const { player, heard, loads, page } = setup({ allowed: false });
    await player.play(['place'], 5);
    expect([heard.length, loads.count]).toEqual([0, 0]);
    page.allowed = true;
    await player.play(['place'], 5);
    expect([heard.length, loads.count]).toEqual([1, 1]);
  });

  it('loads once, and not at all while it is muted', async () => {
    const { player, heard, loads } = setup();
    await player.play(['bell'], 0);
    expect(loads.count).toBe(0);
    await player.play(['bell'], LOUDEST);
    await player.play(['pen'], LOUDEST / 2);
    expect(loads.count).toBe(1);
    expect(heard).toEqual([
      [['bell'], 1],
      [['pen'], 0.25],
    ]);
  });

  it('tries again after it could not be loaded', async () => {
    const { player, heard } = setup({ failures: 1 });
    await player.play(['place'], 5);
    expect(heard).toEqual([]);
    await player.play(['place'], 5);
    expect(heard).toHaveLength(1);
  });
});
