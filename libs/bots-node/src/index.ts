export { portOf } from './port.ts';
export { serveThread } from './serve-thread.ts';
export { createThreadBots } from './service.ts';
export { startThread } from './thread.ts';
