import { listing } from '@cap-diamant/kernel';
import { counting } from './plural.ts';
import type { Texts } from './texts.ts';

const count = counting('en');
const list = listing('en');

export const en: Texts = {
  tagline: 'Board games of old Québec City, at your table tonight.',
  skip: 'Skip to content',
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  backToStart: 'Back to home',
  home: 'Home',
  pageTitle: game => `${game} – Cap Diamant`,
  unofficial: 'Unofficial. All text and art are our own.',
  start: {
    playNow: 'Play now',
    quick: (game, variant, bots) => `${game} (${variant}): you against ${count(bots, { one: 'bot', other: 'bots' })}`,
    atOnce: (variant, bots) => `Quick game, ${variant}: you against ${count(bots, { one: 'bot', other: 'bots' })}`,
    newGame: 'New game',
    newGameAbout: 'Choose the rules, players, colours and layout',
    importFile: 'Open a file',
    importAbout: 'A game saved here, in the terminal or by a friend',
    running: 'Games in progress',
    finished: 'Finished games',
    progress: (moves, when) => `${count(moves, { one: 'move', other: 'moves' })}, played ${when}`,
    removeAsk: game => `Delete this game of ${game}? You can’t undo this.`,
    remove: 'Delete',
    removeGame: (game, players) => `Delete: ${game}, ${players}`,
    saveGame: (game, players) => `Save as a file: ${game}, ${players}`,
    emblem: 'Québec seen from the river: the cliff of Cap Diamant, the ramparts and the roofs of the old town',
  },
  setup: {
    title: 'New game',
    game: 'Game',
    players: 'Players',
    playersAbout: 'People share this device; bots play by themselves.',
    seat: n => `Seat ${n}`,
    who: 'Who plays',
    me: 'Human',
    bot: (level, about) => `Bot, ${level} – ${about}`,
    name: 'Name',
    colour: 'Colour',
    count: 'Number of players',
    seed: 'Seed',
    seedAbout: 'The same seed deals the same game. Leave it empty for a random one.',
    more: 'More options',
    begin: 'Start',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    confirm: 'Confirm each turn',
    confirmAbout: 'Your turn stays open until you confirm it. Until then, you can undo it step by step.',
    pace: 'Bot speed',
    paces: { slow: 'Slow', calm: 'Normal', quick: 'Fast', instant: 'Instant' },
    offline: 'Everything stays on this device. After your first visit, the games also work offline.',
  },
  table: {
    menu: 'Game menu',
    undo: 'Undo',
    sealed: 'Hidden information was revealed; this can’t be undone.',
    confirm: 'Confirm turn',
    confirmAsk: 'Your turn is done. Confirm or undo it.',
    thinking: name => `${name} is thinking…`,
    pause: 'Pause',
    goOn: 'Resume',
    hurry: 'Speed up',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    replay: 'Replay',
    play: 'Play',
    stop: 'Pause',
    stepBack: 'Step back',
    stepOn: 'Step forward',
    speed: 'Speed',
    times: n => `×${n}`,
    point: (at, of) => `Move ${at} of ${of}`,
    toPresent: 'Back to now',
    fork: 'Continue from here',
    share: 'Share',
    shareAbout: 'This link holds the whole game. Anyone who opens it can watch it and play on.',
    copy: 'Copy link',
    copied: 'Copied',
    export: 'Save as a file',
    resign: 'Resign',
    resignAsk: name => `Does ${name} resign? A bot takes over the seat.`,
    rematch: 'Play again',
    moves: 'What you can do',
    moreMoves: rest => `${rest} more…`,
    over: 'The game is over.',
    won: (names, several) => `${names} ${several ? 'share the victory' : 'wins'}.`,
    tableOf: game => `${game} table`,
    deciding: 'Deciding',
    points: (points, about) => `${points}. ${about}`,
    zoom: { closer: 'Zoom in', further: 'Zoom out', whole: 'Show all' },
    hint: {
      ask: 'Hint',
      title: 'What a strong player would do',
      thinking: 'Thinking…',
      failed: 'No hint available.',
      after: moves => `then: ${moves.join('; ')}`,
      reasons: gains => gains.join(' · '),
      worth: (lost, lead) => [lost, `expected lead at the end: ${lead}`].join(' · '),
      best: 'best move',
      lost: by => `${by} less than the best move`,
    },
    show: {
      pace: 'Speed',
      paces: { slow: 'Slow', calm: 'Normal', quick: 'Fast', none: 'Table only' },
      total: 'Total',
      next: 'Next',
      skip: 'Skip to result',
      goOn: 'Continue',
    },
    result: {
      open: 'Result',
      sources: 'Where the points came from',
      overTime: 'Points over time',
      score: 'Points',
      look: 'Back to the table',
      chart: (name, marks) => `${name}: ${marks.join(', ')}`,
    },
  },
  file: {
    drop: 'Drop the file to open the game',
    fault: fault => {
      switch (fault.kind) {
        case 'not-json':
          return 'This file can’t be read: it is damaged or isn’t a saved game.';
        case 'not-a-record':
          return 'This file isn’t a complete saved game: part of it is missing or damaged.';
        case 'unknown-game':
          return `This is a game of “${fault.game}”, which isn’t available here.`;
        case 'newer':
          return `This game comes from a newer version (rules ${fault.rules}, here ${fault.known}). Update the page and try again.`;
        case 'does-not-play':
          return fault.move === undefined
            ? 'This game can’t be replayed: it doesn’t follow the rules known here.'
            : `This game can’t be replayed: move ${fault.move} doesn’t follow the rules known here.`;
        case 'cut':
          return 'The link is damaged or incomplete.';
      }
    },
    linkCut: 'This link can’t be opened',
    nothingLost: 'Your games are safe. Ask for the complete link or file and try again.',
  },
  trouble: {
    title: 'Something went wrong',
    body: 'This is an error on our side.',
    kept: 'Your game is saved. Try again, save it as a file, or go back to the home page.',
    tryAgain: 'Try again',
    export: 'Save the game as a file',
    details: 'Details for a bug report',
    noGame: 'This game is not on this device',
    noGameBody: 'It was deleted, or it is saved in another browser.',
    noPage: 'Page not found',
    notLoaded: 'Part of the page didn’t load. Check your connection and try again.',
    storageFull:
      'There is no space left to save games. You can keep playing, but save this game as a file before you close the page.',
    storageForbidden:
      'This browser doesn’t allow saving games. You can keep playing, but save this game as a file before you close the page.',
    botFailed: 'A bot failed; a simpler one took over.',
    wentOn: 'The game moved ahead in another tab. This is the current position.',
    refused: 'That move wasn’t accepted. Please try again.',
  },
  help: {
    title: 'Help',
    open: 'Help and shortcuts',
    keys: 'Keyboard shortcuts',
    shortcuts: [
      ['?', 'this page'],
      ['U', 'undo'],
      ['Enter', 'confirm the turn, or choose what has the focus'],
      ['M', 'list everything you can do'],
      ['L', 'open the log'],
      ['[ ]', 'one step back or forward in time'],
      ['Esc', 'back to now, or close what is open'],
    ],
    howTo: 'How to play here',
    steps: [
      'Everything you can do now is lit. Click it, tap it or use the keyboard.',
      'Your turn stays open until you confirm it. Until then, undo as much as you like.',
      'The log lists what happened. Choose a line to see the table at that moment.',
      'Every move is saved right away: close the page any time and continue later.',
    ],
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Update',
    done: 'You have the latest version.',
    offline: 'Ready to play offline.',
  },
  person: n => `Player ${n}`,
  bots: ['Marguerite', 'Étienne', 'Jeanne', 'Louis', 'Cécile'],
  levels: {
    novice: { name: 'novice', about: 'still learning the rules' },
    easy: { name: 'easy', about: 'plays for fun' },
    medium: { name: 'medium', about: 'knows what a move is worth' },
    strong: { name: 'strong', about: 'plans ahead' },
    expert: { name: 'expert', about: 'takes its time and misses nothing' },
  },
  colours: {
    black: 'black',
    white: 'white',
    green: 'green',
    orange: 'orange',
    pink: 'pink',
    brown: 'brown',
    blue: 'blue',
    red: 'red',
    yellow: 'yellow',
  },
  list,
};
