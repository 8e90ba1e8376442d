/** A small network: inputs, one hidden layer of rectified units, one output. */
export interface Network {
  readonly inputs: number;
  readonly units: number;
  /** By input, then unit: one row per input, so that inputs that are 0 cost nothing. */
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
  /** Direct weights from the inputs to the output, besides the hidden units. */
  readonly direct: Float32Array;
  readonly base: Float32Array;
}

/** The parts of a network in the order in which they are stored. */
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

/** A network whose parameters are all in one array, in the order of the parts. */
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

/** Runs a network over rows of inputs; several rows may share their first inputs. */
export interface Reader {
  /** Reads the first `count` inputs of the rows to come. */
  readCommon(row: Float32Array, count: number): void;
  /** The output for a row whose first inputs have been read. */
  read(row: Float32Array): number;
  /** The values of the hidden units in the last run, before rectification. */
  readonly hidden: Float32Array;
}

export const reader = (network: Network): Reader => {
  const { first, bias, second, direct, base, units } = network;
  const common = new Float32Array(units);
  const hidden = new Float32Array(units);
  let commonOut = 0;
  let commonInputs = 0;

  /** Adds the contribution of a range of inputs to the units; returns their direct contribution to the output. */
  const take = (row: Float32Array, from: number, to: number, into: Float32Array): number => {
    let out = 0;
    for (let input = from; input < to; input++) {
      const value = row[input] as number;
      if (value === 0) continue;
      out += value * (direct[input] as number);
      const at = input * units;
      for (let unit = 0; unit < units; unit++) {
        into[unit] = (into[unit] as number) + value * (first[at + unit] as number);
      }
    }
    return out;
  };

  return {
    hidden,
    readCommon(row, count) {
      common.set(bias);
      commonInputs = count;
      commonOut = (base[0] as number) + take(row, 0, count, common);
    },
    read(row) {
      hidden.set(common);
      let out = commonOut + take(row, commonInputs, row.length, hidden);
      for (let unit = 0; unit < units; unit++) {
        const value = hidden[unit] as number;
        if (value > 0) out += value * (second[unit] as number);
      }
      return out;
    },
  };
};
