import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Where other devices of the same network find a server; undefined if it listens to this machine only. */
export const networkAddress = (host: string, port: number, interfaces = networkInterfaces()): string | undefined => {
  if (host !== '0.0.0.0' && host !== '::') return undefined;
  const known = Object.values(interfaces).flatMap(each => each ?? []);
  const outside = known.find(({ family, internal }) => family === 'IPv4' && !internal);
  return outside && `http://${outside.address}:${port}`;
};

/** A QR code for a terminal. */
export const qrCode = (text: string): string => renderUnicodeCompact(text, { border: 2 });
