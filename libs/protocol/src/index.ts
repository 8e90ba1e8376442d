export * from './client-message.ts';
export * from './codes.ts';
export * from './feed.ts';
export * from './requests.ts';
export * from './server-message.ts';
export * from './shuffle.ts';
export * from './table.ts';
