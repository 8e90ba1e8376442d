/** How well a bot plays, from a gentle first opponent to one that strong players rarely beat. */
export const LEVELS = ['novice', 'easy', 'medium', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
