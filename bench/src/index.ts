export { benchVariant, type Row } from './bench.ts';
export { BOT_TABLES } from './bot-targets.ts';
export { type BotRow, benchBots } from './bots.ts';
export { GAMES } from './review/recorded-games.ts';
export { reportOf } from './review/report.ts';
export { measureReviews } from './review/run.ts';
export type { Times } from './times.ts';
