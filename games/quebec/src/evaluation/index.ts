import { decodeNetwork, type Evaluation, learnedEvaluator } from '@cap-diamant/bots';
import type { Quebec } from '../types.ts';
import { aspects } from './aspects.ts';
import { portrait } from './portrait.ts';
import { simple } from './simple.ts';
import { WEIGHTS } from './weights.ts';

const learned = learnedEvaluator(portrait, decodeNetwork(WEIGHTS, portrait.size));

export const evaluation: Evaluation<Quebec> = { simple, learned, features: portrait, aspects };
