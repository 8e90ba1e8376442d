/** The parts of a sound: tones and filtered noise, each with a quick start and a soft end. */

interface Shape {
  /** Seconds after the start of the sound. */
  readonly after?: number;
  readonly seconds: number;
  readonly gain: number;
  /** How long it takes to reach its full loudness. */
  readonly attack?: number;
}

interface Tone extends Shape {
  readonly hertz: number;
  /** Glides to this frequency. */
  readonly to?: number;
  readonly wave?: OscillatorType;
}

interface Noise extends Shape {
  readonly filter: BiquadFilterType;
  readonly hertz: number;
  /** The filter glides to this frequency. */
  readonly to?: number;
  readonly sharpness?: number;
}

const ATTACK = 0.004;
/** Loudness cannot fall exponentially to 0. */
const SILENCE = 0.0001;
const NOISE_SECONDS = 3;

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise from a linear congruential generator: the same on every device. */
const noiseOf = (context: BaseAudioContext): AudioBuffer => {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1608;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
};

/** Plays the parts of one sound. */
export class Voices {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #start: number;
  readonly #pitch: number;

  constructor(context: BaseAudioContext, out: AudioNode, start: number, pitch: number) {
    this.#context = context;
    this.#out = out;
    this.#start = start;
    this.#pitch = pitch;
  }

  tone({ hertz, to = hertz, wave = 'sine', ...shape }: Tone): void {
    const source = this.#context.createOscillator();
    source.type = wave;
    this.#glide(source.frequency, hertz, to, shape);
    this.#sound(source, source, shape);
  }

  noise({ filter, hertz, to = hertz, sharpness = 1, ...shape }: Noise): void {
    const source = this.#context.createBufferSource();
    source.buffer = noiseOf(this.#context);
    source.loop = true;
    const filtered = this.#context.createBiquadFilter();
    filtered.type = filter;
    filtered.Q.value = sharpness;
    this.#glide(filtered.frequency, hertz, to, shape);
    source.connect(filtered);
    this.#sound(source, filtered, shape);
  }

  #glide(frequency: AudioParam, from: number, to: number, { after = 0, seconds }: Shape): void {
    const start = this.#start + after;
    frequency.setValueAtTime(from * this.#pitch, start);
    if (to !== from) frequency.exponentialRampToValueAtTime(to * this.#pitch, start + seconds);
  }

  #sound(source: AudioScheduledSourceNode, from: AudioNode, shape: Shape): void {
    const { after = 0, seconds, gain, attack = ATTACK } = shape;
    const start = this.#start + after;
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.exponentialRampToValueAtTime(gain, start + attack);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
    from.connect(envelope).connect(this.#out);
    source.start(start);
    source.stop(start + seconds);
  }
}
