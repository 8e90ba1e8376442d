export { benchVariant, type Row } from './bench.ts';
