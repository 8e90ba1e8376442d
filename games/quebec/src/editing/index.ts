export * from './edit-position.ts';
export * from './edit-site.ts';
export { workersOut } from './settle.ts';
