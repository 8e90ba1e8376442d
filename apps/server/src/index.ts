export * from './listen.ts';
export * from './page.ts';
