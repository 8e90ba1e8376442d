export { benchVariant, type Row } from './bench.ts';
export type { Times } from './times.ts';
