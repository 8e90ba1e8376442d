/** The current page, as in the address after the #. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'setup'; readonly game: string | undefined }
  | { readonly page: 'game'; readonly id: string }
  /** A finished game, judged decision by decision. */
  | { readonly page: 'review'; readonly id: string; readonly online: boolean }
  | { readonly page: 'shared'; readonly packed: string }
  | { readonly page: 'rules'; readonly game: string | undefined; readonly paragraph: string | undefined }
  /** The player aid of a game. */
  | { readonly page: 'aid'; readonly game: string }
  /** Learning the games: all there is, or one lesson. */
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly game: string; readonly lesson: string }
  /** The study board: all studies, one of them, or one that a link holds. */
  | { readonly page: 'study'; readonly id: string | undefined; readonly packed: string | undefined }
  | { readonly page: 'companion'; readonly game: string | undefined }
  /** All puzzles; `open` leads on to the puzzle or the challenge of the day. */
  | { readonly page: 'puzzles'; readonly open: string | undefined }
  | { readonly page: 'puzzle'; readonly game: string; readonly id: string }
  | { readonly page: 'online' }
  | { readonly page: 'new-table'; readonly game: string | undefined }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'account' }
  /** Links with a code that signs in a device or confirms an address. */
  | { readonly page: 'enter' | 'confirm'; readonly code: string }
  /** For those who look after the server. */
  | { readonly page: 'admin' }
  | { readonly page: 'lost' };

export const parseRoute = (hash: string): Route => {
  const [page = '', rest = '', last] = hash.replace(/^#?\/?/, '').split('/', 3);
  if (page === '') return { page: 'start' };
  if (page === 'new') return { page: 'setup', game: rest || undefined };
  if (page === 'game' && rest !== '') return { page, id: rest };
  if (page === 'review' && rest !== '') return { page, id: last ?? rest, online: last !== undefined };
  if (page === 'shared' && rest !== '') return { page: 'shared', packed: rest };
  if (page === 'rules') return { page: 'rules', game: rest || undefined, paragraph: last || undefined };
  if (page === 'aid') return { page, game: rest };
  if (page === 'learn') return rest === '' ? { page: 'learn' } : { page: 'lesson', game: rest, lesson: last ?? '' };
  if (page === 'study') return { page, id: rest || undefined, packed: last || undefined };
  if (page === 'companion') return { page, game: rest || undefined };
  if (page === 'puzzles') return last ? { page: 'puzzle', game: rest, id: last } : { page, open: rest || undefined };
  if (page === 'online') return rest === '' ? { page: 'online' } : { page: 'lost' };
  if (page === 'new-table') return { page: 'new-table', game: rest || undefined };
  if (page === 'table' && rest !== '') return { page: 'table', id: rest };
  if (page === 'you' && rest === '') return { page: 'account' };
  if ((page === 'enter' || page === 'confirm') && rest !== '') return { page, code: rest };
  if (page === 'admin' && rest === '') return { page };
  return { page: 'lost' };
};

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined).join('/');

export const href = (route: Route): string => {
  switch (route.page) {
    case 'setup':
      return route.game === undefined ? '#/new' : `#/new/${route.game}`;
    case 'game':
      return `#/game/${route.id}`;
    case 'review':
      return joined('#/review', route.online ? 'online' : undefined, route.id);
    case 'shared':
      return `#/shared/${route.packed}`;
    case 'rules':
      return joined('#/rules', route.game, route.paragraph);
    case 'aid':
      return `#/aid/${route.game}`;
    case 'learn':
      return '#/learn';
    case 'lesson':
      return `#/learn/${route.game}/${route.lesson}`;
    case 'study':
      return joined('#/study', route.id, route.packed);
    case 'companion':
      return joined('#/companion', route.game);
    case 'puzzles':
      return joined('#/puzzles', route.open);
    case 'puzzle':
      return `#/puzzles/${route.game}/${route.id}`;
    case 'online':
      return '#/online';
    case 'new-table':
      return route.game === undefined ? '#/new-table' : `#/new-table/${route.game}`;
    case 'table':
      return `#/table/${route.id}`;
    case 'account':
      return '#/you';
    case 'enter':
    case 'confirm':
      return `#/${route.page}/${route.code}`;
    case 'admin':
      return '#/admin';
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
