/** Loaded when it is needed: no other command should wait for it. */
export const server = () => import('@cap-diamant/server');
