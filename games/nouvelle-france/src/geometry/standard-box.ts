import { STANDARD } from '../model/standard.ts';
import { type Box, prepare } from './box.ts';

/** The shipped components, prepared for play. */
export const STANDARD_BOX: Box = prepare(STANDARD);
