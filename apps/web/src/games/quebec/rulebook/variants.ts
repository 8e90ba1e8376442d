// Which variants a paragraph can apply to.

export const LEADERS = ['2011-complete', '2011-events', '2026-standard'] as const;
export const EVENTS = ['2011-events', '2026-standard'] as const;
export const FAMILY = ['2011-family'] as const;
export const TWO = ['2011-family', '2011-complete', '2011-events'] as const;
export const TWO_WITH_LEADERS = ['2011-complete', '2011-events'] as const;
