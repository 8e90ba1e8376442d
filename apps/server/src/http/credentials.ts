import type { IncomingHttpHeaders } from 'node:http';

/** How the server is reached from outside, if that differs from where it listens. */
export type PublicUrl = URL | undefined;

const COOKIE = 'cap-diamant';
const SECURE_COOKIE = `__Host-${COOKIE}`;
const YEAR = 365 * 24 * 60 * 60;

/** Whether a request came through the proxy that adds TLS. */
const isSecure = ({ host }: IncomingHttpHeaders, publicUrl: PublicUrl): boolean =>
  publicUrl?.protocol === 'https:' && publicUrl.host === host;

/** The header that gives a browser its token. Scripts cannot read it, and other sites cannot send it along. */
export const cookieFor = (token: string, headers: IncomingHttpHeaders, publicUrl: PublicUrl): string => {
  const secure = isSecure(headers, publicUrl);
  const name = secure ? SECURE_COOKIE : COOKIE;
  return `${name}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
};

const cookieIn = (headers: IncomingHttpHeaders, publicUrl: PublicUrl): string | undefined => {
  const name = isSecure(headers, publicUrl) ? SECURE_COOKIE : COOKIE;
  const pairs = (headers.cookie ?? '').split(';').map(pair => pair.trim());
  return pairs.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1);
};

/** The token of a program. */
export const bearerIn = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];

/** The token a request comes with. A program names its own; a browser sends the cookie. */
export const tokenIn = (headers: IncomingHttpHeaders, publicUrl: PublicUrl): string | undefined =>
  headers.authorization === undefined ? cookieIn(headers, publicUrl) : bearerIn(headers);

const originOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** Where this server is without a proxy in between. */
const ownOrigin = (host = ''): string | undefined => originOf(`http://${host}`)?.origin;

/** Whether another site's page sent this request with the cookie of a person who only visited that site. */
export const isForged = (headers: IncomingHttpHeaders, publicUrl: PublicUrl): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || cookieIn(headers, publicUrl) === undefined) return false;
  const from = originOf(origin);
  return from === undefined || ![ownOrigin(host), publicUrl?.origin].includes(from.origin);
};
