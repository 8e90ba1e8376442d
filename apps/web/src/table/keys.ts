export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export const directionOf = (key: string): Direction | undefined => ARROWS[key];

export const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/** The next of several elements that share one tab stop (roving tabindex); wraps around. */
export const inRing = <T>(ring: readonly T[], from: T, direction: Direction): T => {
  const step = direction === 'right' || direction === 'down' ? 1 : ring.length - 1;
  return ring[(ring.indexOf(from) + step) % ring.length] ?? from;
};
