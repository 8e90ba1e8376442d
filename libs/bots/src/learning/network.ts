/** A small network: inputs, one layer of rectified units, one number out. */
export interface Network {
  readonly inputs: number;
  readonly units: number;
  /** By input, then unit: a row per input, so that inputs that are 0 cost nothing. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
  /** A straight way from the inputs to the outcome, beside the units. */
  readonly direct: Float32Array;
  readonly base: Float32Array;
}

/** The parts of a network in the order they are written down in. */
const PARTS = ['first', 'bias', 'second', 'direct', 'base'] as const;
type Part = (typeof PARTS)[number];

const sizeOf = (part: Part, inputs: number, units: number): number => {
  switch (part) {
    case 'first':
      return inputs * units;
    case 'bias':
    case 'second':
      return units;
    case 'direct':
      return inputs;
    case 'base':
      return 1;
  }
};

/** A network whose numbers all lie in one array, in the order of the parts. */
export const networkOver = (numbers: Float32Array, inputs: number, units: number): Network => {
  let at = 0;
  const cut = (part: Part): Float32Array => {
    const size = sizeOf(part, inputs, units);
    at += size;
    return numbers.subarray(at - size, at);
  };
  const first = cut('first');
  const bias = cut('bias');
  const second = cut('second');
  const direct = cut('direct');
  return { inputs, units, first, bias, second, direct, base: cut('base') };
};

export const countOf = (inputs: number, units: number): number =>
  PARTS.reduce((total, part) => total + sizeOf(part, inputs, units), 0);

/** What the network says of these inputs; `hidden` takes the units' values on the way. */
export const run = (network: Network, inputs: Float32Array, hidden: Float32Array): number => {
  const { first, bias, second, direct, base, units } = network;
  hidden.set(bias);
  let out = base[0] as number;
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input] as number;
    if (value === 0) continue;
    out += value * (direct[input] as number);
    const row = input * units;
    for (let unit = 0; unit < units; unit++) {
      hidden[unit] = (hidden[unit] as number) + value * (first[row + unit] as number);
    }
  }
  for (let unit = 0; unit < units; unit++) {
    const value = hidden[unit] as number;
    if (value > 0) out += value * (second[unit] as number);
  }
  return out;
};
