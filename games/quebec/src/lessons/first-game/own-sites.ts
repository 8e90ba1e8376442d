/** The sites that the learner may start with. */
export const OWN_SITES = ['c5r2', 'c10r3', 'c3r6'];
