const PATH = '/api/socket';

/** Where to open a socket. With a table's id, a load balancer may bring all who play there to the same node. */
export const socketPath = (table?: string): string =>
  table === undefined ? PATH : `${PATH}?table=${encodeURIComponent(table)}`;
