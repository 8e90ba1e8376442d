/** The current page, as in the address after the #. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'setup'; readonly game: string | undefined }
  | { readonly page: 'game'; readonly id: string }
  | { readonly page: 'shared'; readonly packed: string }
  | { readonly page: 'online' }
  | { readonly page: 'new-table'; readonly game: string | undefined }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lost' };

export const parseRoute = (hash: string): Route => {
  const [page = '', rest = ''] = hash.replace(/^#?\/?/, '').split('/', 2);
  if (page === '') return { page: 'start' };
  if (page === 'new') return { page: 'setup', game: rest || undefined };
  if (page === 'game' && rest !== '') return { page: 'game', id: rest };
  if (page === 'shared' && rest !== '') return { page: 'shared', packed: rest };
  if (page === 'online') return rest === '' ? { page: 'online' } : { page: 'lost' };
  if (page === 'new-table') return { page: 'new-table', game: rest || undefined };
  if (page === 'table' && rest !== '') return { page: 'table', id: rest };
  return { page: 'lost' };
};

export const href = (route: Route): string => {
  switch (route.page) {
    case 'setup':
      return route.game === undefined ? '#/new' : `#/new/${route.game}`;
    case 'game':
      return `#/game/${route.id}`;
    case 'shared':
      return `#/shared/${route.packed}`;
    case 'online':
      return '#/online';
    case 'new-table':
      return route.game === undefined ? '#/new-table' : `#/new-table/${route.game}`;
    case 'table':
      return `#/table/${route.id}`;
    default:
      return '#/';
  }
};

class Router {
  #route = $state.raw<Route>({ page: 'start' });

  get route(): Route {
    return this.#route;
  }

  /** Starts following the address. */
  listen(): void {
    const follow = () => {
      this.#route = parseRoute(location.hash);
    };
    window.addEventListener('hashchange', follow);
    follow();
  }

  go(route: Route): void {
    location.hash = href(route);
  }

  /** Replaces the current entry of the browser's history. */
  replace(route: Route): void {
    history.replaceState(null, '', href(route));
    this.#route = route;
  }
}

export const router = new Router();
