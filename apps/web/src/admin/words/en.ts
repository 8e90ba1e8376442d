import { counting } from '../../words/plural.ts';
import type { AdminTexts } from './texts.ts';

const count = counting('en');

export const en: AdminTexts = {
  title: 'Looking after the server',
  about: 'Tables, load, reports and notices. Everything you do here is logged under your name.',
  admins: 'For admins',
  token: 'Your token',
  enter: 'Continue',
  wrongToken: 'No admin has this token.',
  noServer: 'The server does not answer. Please try again.',
  refresh: 'Refresh',
  load: {
    title: 'Load',
    about: 'Of the server that answered; others on the same database have their own.',
    sockets: 'Connections',
    tables: 'Tables in memory',
    followed: 'Tables followed',
    bots: 'Tables where a bot thinks',
    delay: 'Event-loop delay, 99th percentile',
    memory: 'Memory',
    uptime: 'Running for',
    connections: 'Database connections in use',
    milliseconds: n => `${n} ms`,
    megabytes: n => `${n} MB`,
    hours: n => count(n, { one: 'hour', other: 'hours' }),
    used: (used, total) => `${used} of ${total}`,
  },
  tables: {
    title: 'Tables',
    counts: (open, playing, over) => `${open} open, ${playing} in play, ${over} finished`,
    none: 'No table is open or in play.',
    states: { open: 'open', playing: 'in play', over: 'finished' },
    unlisted: 'private',
    nobody: 'Nobody',
    details: parts => parts.join(', '),
    close: 'Close',
    closeAbout:
      'An open table disappears with everything said there. In a game that has started, everybody resigns and the game ends.',
  },
  reports: {
    title: 'Reports',
    none: 'Nobody has reported anything.',
    said: (name, text) => `${name}: ${text}`,
    by: (name, when) => `Reported by ${name}, ${when}`,
    dismiss: 'Dismiss',
    block: 'Block',
  },
  blocked: {
    title: 'Blocked people',
    none: 'Nobody is blocked.',
    since: when => `Blocked ${when}`,
    unblock: 'Unblock',
    ask: name => `Block ${name}?`,
    about: 'They are signed out everywhere, cannot sign in again, and resign at all their tables.',
  },
  notices: {
    title: 'Notices that failed',
    none: 'No notice has failed.',
    tried: (times, reason, when) => `Tries: ${times}, ${when}: ${reason}`,
  },
  acts: {
    title: 'What admins did',
    none: 'Nothing yet.',
    kinds: {
      block: 'Blocked a person',
      unblock: 'Unblocked a person',
      'close-table': 'Closed a table',
      'dismiss-report': 'Dismissed a report',
    },
    by: (name, when) => `${name}, ${when}`,
  },
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
};
