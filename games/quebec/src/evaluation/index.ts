import type { Evaluation } from '@cap-diamant/bots';
import type { Quebec } from '../types.ts';
import { aspects } from './aspects.ts';
import { portrait } from './portrait.ts';
import { simple } from './simple.ts';

export const evaluation: Evaluation<Quebec> = { simple, learned: simple, portrait, aspects };
