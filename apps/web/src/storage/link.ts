import { fail, ok, type Result } from '@cap-diamant/kernel';

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const toUrl = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromUrl = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, character => character.charCodeAt(0));
};

/** Compresses a text for a link. gzip has a checksum, so a truncated link is detected. */
export const pack = async (text: string): Promise<string> =>
  toUrl(await through(new TextEncoder().encode(text), new CompressionStream('gzip')));

export const unpack = async (packed: string): Promise<Result<string>> => {
  try {
    return ok(new TextDecoder().decode(await through(fromUrl(packed), new DecompressionStream('gzip'))));
  } catch (fault) {
    return fail((fault as Error).message);
  }
};
