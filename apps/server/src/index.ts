export type { Admin } from './admin/admins.ts';
export * from './data-folder.ts';
export * from './game-server.ts';
export * from './page/listen.ts';
export * from './page/open-browser.ts';
export * from './page/page.ts';
export * from './page/phone.ts';
export * from './storage/backup.ts';
export * from './storage/migrate-data.ts';
