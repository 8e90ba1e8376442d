import { base64 } from '@scure/base';
import { countOf, type Network, networkOver } from './network.ts';

/** Numbers as text: little-endian 32-bit floats in base 64. */
export const encodeNumbers = (numbers: Float32Array): string => {
  const bytes = new Uint8Array(4 * numbers.length);
  const data = new DataView(bytes.buffer);
  for (const [at, number] of numbers.entries()) data.setFloat32(4 * at, number, true);
  return base64.encode(bytes);
};

export const decodeNumbers = (text: string): Float32Array => {
  const bytes = base64.decode(text);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.length / 4 }, (_, at) => data.getFloat32(4 * at, true));
};

/** A network for rows of a given length, from its parameters as text; their number gives the number of units. */
export const decodeNetwork = (text: string, inputs: number): Network => {
  const numbers = decodeNumbers(text);
  const units = (numbers.length - inputs - 1) / (inputs + 2);
  if (!Number.isInteger(units) || units < 1 || countOf(inputs, units) !== numbers.length) {
    throw new RangeError(
      `${numbers.length} weights do not fit ${inputs} inputs: the network was trained with other features`,
    );
  }
  return networkOver(numbers, inputs, units);
};
