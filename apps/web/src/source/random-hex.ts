/** Random hexadecimal digits. Unlike `crypto.randomUUID`, this also works on a home network without TLS. */
export const randomHex = (digits: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(digits)), byte => (byte & 15).toString(16)).join('');
