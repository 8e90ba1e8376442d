import { decodeNetwork, type Evaluation, learnedEvaluator } from '@cap-diamant/bots';
import type { Quebec } from '../model/types.ts';
import { aspects } from './aspects.ts';
import { features } from './features.ts';
import { simple } from './simple.ts';
import { WEIGHTS } from './weights.ts';

const learned = learnedEvaluator(features, decodeNetwork(WEIGHTS, features.size));

export const evaluation: Evaluation<Quebec> = { simple, learned, features, aspects };
