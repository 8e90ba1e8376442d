import { STANDARD } from '../model/standard.ts';
import { type Box, prepare } from './box.ts';

/** The components that are shipped, prepared. */
export const STANDARD_BOX: Box = prepare(STANDARD);
