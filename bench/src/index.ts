export { benchVariant, type Row } from './bench.ts';
export { BOT_TABLES } from './bot-targets.ts';
export { type BotRow, benchBots } from './bots.ts';
export type { Times } from './times.ts';
