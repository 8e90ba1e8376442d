import { unwrap } from '@cap-diamant/kernel';
import { describe, expect, it } from 'vitest';
import { ALL_MOVES } from '../model/moves.ts';
import { SPACE_IDS } from '../testing/table.ts';
import { formatMove, parseMove } from './move.ts';

const ZONES = ['religion', 'politics', 'economy', 'culture', 'citadelle'];

/** Every move of the table protocol, copied from its documentation. */
const PROTOCOL: Readonly<Record<string, readonly string[]>> = {
  start: ['start', 'start neutral'],
  put: SPACE_IDS.map(id => `put ${id}`),
  stage: SPACE_IDS.map(id => `stage ${id}`),
  lead: ['religious', 'political', 'economic', 'cultural', 'citadelle'].map(leader => `lead ${leader}`),
  send: ZONES.map(zone => `send ${zone}`),
  do: [
    ...['protestant', 'irish', 'jewish'],
    ...['municipal-administration', 'provincial-administration', 'military-administration'],
    ...['mansion', 'business', 'port'],
    ...['entertainment', 'academic', 'arts'],
  ].map(district => `do ${district}`),
  take: ['take'],
  place: ZONES.flatMap(zone => [`place ${zone} 1`, `place ${zone} 2`]),
  move: ZONES.flatMap(from =>
    ZONES.filter(to => to !== from).flatMap(to => [`move ${from} ${to} 1`, `move ${from} ${to} 2`]),
  ),
  upgrade: SPACE_IDS.map(id => `upgrade ${id}`),
  redirect: ['religion', 'politics', 'economy', 'culture'].map(zone => `redirect ${zone}`),
  pair: ['pair religion-economy', 'pair politics-culture'],
  skip: ['skip'],
};

describe('moves as text', () => {
  it.each(Object.entries(PROTOCOL))('“%s”: every form is read and written again', (_, texts) => {
    expect(texts.map(text => formatMove(unwrap(parseMove(text))))).toEqual(texts);
  });

  it('there are no other moves', () => {
    expect(ALL_MOVES.map(formatMove).sort()).toEqual(Object.values(PROTOCOL).flat().sort());
  });

  it('no two moves have the same text', () => {
    expect(ALL_MOVES.length).toBe(214);
    expect(new Set(ALL_MOVES.map(formatMove)).size).toBe(214);
  });

  it('equal text, equal move', () => {
    expect(ALL_MOVES.map(move => unwrap(parseMove(formatMove(move))))).toEqual(ALL_MOVES);
  });

  it.each([
    ['start', { kind: 'start' }],
    ['start neutral', { kind: 'start-neutral' }],
    ['lead economic', { kind: 'lead', leader: 'economic' }],
    ['send culture', { kind: 'send', zone: 'culture' }],
    ['do irish', { kind: 'do', district: 'irish' }],
    ['place religion 2', { kind: 'place', zone: 'religion', workers: 2 }],
    ['move politics culture 1', { kind: 'move', from: 'politics', to: 'culture', workers: 1 }],
    ['redirect culture', { kind: 'redirect', zone: 'culture' }],
    ['pair religion-economy', { kind: 'pair', pair: 'religion-economy' }],
  ])('“%s” is %j', (text, move) => {
    expect(unwrap(parseMove(text))).toEqual(move);
  });
});

describe('a text that is no move', () => {
  it.each<[string, RegExp]>([
    ['', /a move begins with one of start, put, stage/],
    ['pass', /a move begins with one of start, put, stage/],
    ['constructor', /a move begins with one of/],
    ['toString', /a move begins with one of/],
    ['Start', /a move begins with one of/],
    [' start', /"start" or "start neutral"/],
    ['start own', /"start" or "start neutral"/],
    ['put', /"put <space>", a space being named like c4r1/],
    ['put c1r1', /"put <space>", a space being named like c4r1/],
    ['put c4r1 c2r1', /"put <space>"/],
    ['stage 4,1', /"stage <space>"/],
    ['upgrade seminary', /"upgrade <space>"/],
    ['lead champlain', /religious, political, economic, cultural, citadelle/],
    ['send quebec', /religion, politics, economy, culture, citadelle/],
    ['redirect citadelle', /religion, politics, economy, culture$/],
    ['do archdiocese', /protestant, irish, jewish/],
    ['take irish', /"take"/],
    ['place religion', /"place <zone> <1\|2>"/],
    ['place religion 3', /"place <zone> <1\|2>"/],
    ['place religion 0', /"place <zone> <1\|2>"/],
    ['move religion religion 1', /"move <from> <to> <1\|2>"/],
    ['move religion politics 3', /"move <from> <to> <1\|2>"/],
    ['pair economy-religion', /"pair religion-economy" or "pair politics-culture"/],
    ['pair religion-politics', /"pair religion-economy" or "pair politics-culture"/],
    ['skip it', /"skip"/],
  ])('“%s” is refused, saying what would be one', (text, remedy) => {
    const result = parseMove(text);
    const message = result.ok ? 'accepted' : result.error.message;
    expect(message).toContain(`"${text}" is no move`);
    expect(message).toMatch(remedy);
  });
});
