import { listing } from '@cap-diamant/kernel';
import { counting } from './plural.ts';
import type { Texts } from './texts.ts';

const count = counting('en');
const list = listing('en');

export const en: Texts = {
  tagline: 'The board games of old Québec City, at your table tonight.',
  skip: 'Skip to the content',
  loading: 'One moment …',
  close: 'Close',
  cancel: 'Cancel',
  backToStart: 'Back to the start page',
  home: 'Start page',
  unofficial: 'An unofficial program, with rules of its own writing and art of its own drawing.',
  start: {
    playNow: 'Play now',
    quick: (game, variant, bots) => `${game} (${variant}): you against ${count(bots, { one: 'bot', other: 'bots' })}`,
    atOnce: (variant, bots) => `At once, ${variant}: you against ${count(bots, { one: 'bot', other: 'bots' })}`,
    newGame: 'New game',
    newGameAbout: 'Rules, players, colours and layout as you like them',
    importFile: 'Open a file',
    importAbout: 'A game saved here, in the terminal or by a friend',
    running: 'Games in progress',
    finished: 'Finished games',
    decisions: n => count(n, { one: 'decision', other: 'decisions' }),
    changed: when => `played ${when}`,
    card: (game, players) => `${game}: ${players}`,
    removeAsk: game => `Remove this game of ${game} for good?`,
    remove: 'Remove',
    emblem: 'Québec seen from the river: the cliff of Cap Diamant, the ramparts and the roofs of the old town',
  },
  setup: {
    title: 'A new game',
    game: 'Game',
    players: 'Players',
    playersAbout: 'People share this device; bots play by themselves.',
    seat: n => `Seat ${n}`,
    who: 'Who plays',
    me: 'Person',
    bot: level => `Bot, ${level}`,
    name: 'Name',
    colour: 'Colour',
    count: 'Number of players',
    seed: 'Seed',
    seedAbout: 'The same seed deals the same game. Leave it empty for a new one.',
    more: 'More choices',
    begin: 'Begin',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Light',
    themes: { auto: 'As the device', light: 'Day', dark: 'Night' },
    confirm: 'Confirm each turn',
    confirmAbout: 'A turn stays open until you confirm it, and can be taken back step by step.',
    pace: 'Pace of the bots',
    paces: { slow: 'Slow', calm: 'Calm', quick: 'Quick', instant: 'At once' },
    offline: 'Everything stays on this device. After the first visit the games also work without a network.',
  },
  table: {
    menu: 'Game menu',
    undo: 'Undo',
    sealed: 'Something was uncovered: no way back.',
    confirm: 'Confirm turn',
    confirmAsk: 'Your turn is done. Confirm it or take it back.',
    thinking: name => `${name} is thinking …`,
    pause: 'Pause the bots',
    goOn: 'Let the bots go on',
    hurry: 'No waiting',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    replay: 'Replay',
    play: 'Play',
    stop: 'Pause',
    stepBack: 'One decision back',
    stepOn: 'One decision on',
    speed: 'Speed',
    times: n => `×${n}`,
    point: (at, of) => `Decision ${at} of ${of}`,
    toPresent: 'To the present',
    fork: 'Continue from here',
    share: 'Share',
    shareAbout: 'This link carries the whole game. Whoever opens it can look at it and play on.',
    copy: 'Copy the link',
    copied: 'Copied',
    export: 'Save as a file',
    resign: 'Resign',
    resignAsk: name => `Does ${name} give up? A bot plays on in that seat.`,
    rematch: 'Play again',
    moves: 'What you can do',
    moreMoves: rest => `${rest} more …`,
    over: 'The game is over.',
    won: (names, several) => `${names} ${several ? 'share the victory' : 'wins'}.`,
    tableOf: game => `The table of ${game}`,
    deciding: 'Deciding',
    zoom: { closer: 'Zoom in', further: 'Zoom out', whole: 'Show everything' },
    hint: {
      ask: 'Hint',
      title: 'What a strong player would do',
      thinking: 'Thinking it over …',
      failed: 'Nobody can think of advice just now.',
      after: moves => `then: ${moves}`,
      lead: by => `expected lead at the end: ${by}`,
      best: 'the best found',
      lost: by => `${by} behind the best`,
    },
    show: {
      pace: 'Pace',
      paces: { slow: 'Slow', calm: 'Calm', quick: 'Quick', none: 'Table only' },
      total: 'Together',
      next: 'Next',
      skip: 'To the result',
      goOn: 'Go on',
    },
    result: {
      open: 'Result',
      sources: 'Where the points came from',
      overTime: 'Points in the course of the game',
      score: 'Score',
      look: 'Back to the table',
      chart: (name, marks) => `${name}: ${marks.join(', ')}`,
    },
  },
  file: {
    drop: 'Drop the file to open the game',
    fault: fault => {
      switch (fault.kind) {
        case 'not-json':
          return 'This file is damaged or is not a saved game: it cannot be read.';
        case 'not-a-record':
          return 'This file is not a whole saved game: something in it is missing, damaged or cut short.';
        case 'unknown-game':
          return `This file is a game of “${fault.game}”, which is not played here.`;
        case 'newer':
          return `This game was written by a newer version (rules ${fault.rules}, here ${fault.known}). Update the page and try again.`;
        case 'does-not-play':
          return fault.move === undefined
            ? 'This game cannot be replayed: it does not follow the rules known here.'
            : `This game cannot be replayed: its decision ${fault.move} does not follow the rules known here.`;
        case 'cut':
          return 'The link is damaged or was cut short.';
      }
    },
    linkCut: 'This link cannot be opened',
    nothingLost: 'Your own games are untouched. Ask for the link or the file again, and take care that it is whole.',
  },
  trouble: {
    title: 'Something went wrong here',
    body: 'This page stumbled over a mistake of ours.',
    kept: 'Your game is kept. You can try again, save it as a file, or go back to the start page.',
    tryAgain: 'Try again',
    export: 'Save the game as a file',
    details: 'For those who want to report it',
    noGame: 'This game is not on this device',
    noGameBody: 'It was removed, or it is kept in another browser.',
    noPage: 'There is no such page',
    notLoaded: 'A part of the page could not be loaded. Check the network and try again.',
    storageFull:
      'There is no room left to keep games. This one goes on, but save it as a file before you close the page.',
    storageForbidden:
      'This browser does not let us keep games. This one goes on, but save it as a file before you close the page.',
    botFailed: 'A bot could not think any more. A simpler player decides for it, and the game goes on.',
    wentOn: 'This game went on in another tab. Here is where it stands now.',
    refused: 'That move was not accepted. Please try again.',
  },
  help: {
    title: 'Help',
    open: 'Help and keys',
    keys: 'Keys',
    shortcuts: [
      ['?', 'this page'],
      ['U', 'undo'],
      ['Enter', 'confirm the turn, or choose what is in focus'],
      ['M', 'the list of everything you can do'],
      ['L', 'the log'],
      ['[ ]', 'one decision back or forward in time'],
      ['Esc', 'back to the present, or close what is open'],
    ],
    howTo: 'How to play here',
    steps: [
      'What can be done now is lit. Choose it by click, touch or keyboard.',
      'A turn stays open until you confirm it; until then, take back as much as you like.',
      'The log tells what happened. Each line shows the table as it was then.',
      'Every decision is kept at once: close the page whenever you like and go on later.',
    ],
  },
  update: {
    ready: 'A new version is ready.',
    reload: 'Update now',
    done: 'Updated to the newest version.',
    offline: 'Ready to play without a network.',
  },
  person: n => `Player ${n}`,
  bots: ['Marguerite', 'Étienne', 'Jeanne', 'Louis', 'Cécile'],
  levels: {
    novice: { name: 'novice', about: 'is learning the rules' },
    easy: { name: 'easy', about: 'plays for fun' },
    medium: { name: 'medium', about: 'sees what a move is worth' },
    strong: { name: 'strong', about: 'plans ahead' },
    expert: { name: 'expert', about: 'takes its time and gives nothing away' },
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
