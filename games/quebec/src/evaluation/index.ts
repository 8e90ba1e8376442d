export { portrait } from './portrait.ts';
export { simple } from './simple.ts';
