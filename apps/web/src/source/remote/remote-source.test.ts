import { type GameId, loadGame } from '@cap-diamant/catalogue';
import { type Random, random, unwrap } from '@cap-diamant/kernel';
import { feed as localFeed, openMatch, playText } from '@cap-diamant/match';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Guest, newGuest, newTable, request, sit } from '../../../../server/src/testing/http.ts';
import { type ServerProcess, startProcess } from '../../../../server/src/testing/server-process.ts';
import { Device, until } from '../../testing/online-player.ts';

type Open = Awaited<ReturnType<Device['open']>>;

let server: ServerProcess;
const devices: Device[] = [];
beforeAll(async () => {
  server = await startProcess();
});
afterEach(() => {
  for (const device of devices.splice(0)) device.close();
});
afterAll(() => server.stop());

const device = (guest?: Guest): Device => {
  const made = new Device(() => server.address, guest);
  devices.push(made);
  return made;
};

const OPTIONS = { edition: '2011', level: 'family' };

/** A started table of guests, each with a device. */
const company = async (people: number, game: GameId = 'quebec', options: object = OPTIONS) => {
  const guests: Guest[] = [];
  for (let n = 0; n < people; n++) guests.push(await newGuest(server.address, `Guest ${n}`));
  const [host, ...others] = guests as [Guest, ...Guest[]];
  const seats = ['me', ...others.map(() => 'open')];
  const { id } = await newTable(server.address, host.token, { game, options, seats });
  for (const guest of others) await sit(server.address, guest, id, {});
  const phones = guests.map(device);
  const open: Open[] = [];
  for (const phone of phones) open.push(await phone.open(id, game));
  return { id, guests, phones, open };
};

const mine = ({ table }: Open): boolean => table.offered.length > 0;

/** The one who is asked composes a whole turn; returns their table. */
const compose = (open: readonly Open[], dice: Random): Open => {
  const asked = open.find(mine);
  if (asked === undefined) throw new Error('nobody is asked');
  const { table } = asked;
  while (table.offered.length > 0) {
    const { length } = table;
    unwrap(table.play(dice.pick(table.offered).move));
    if (table.length === length || table.sending) break;
  }
  return asked;
};

const allSee = (open: readonly Open[], length: number): Promise<unknown> =>
  Promise.all(open.map(({ source }) => until(source, () => source.feed().length >= length)));

/** Plays a whole turn, and waits until everybody has seen it. */
const playTurn = async (open: readonly Open[], dice: Random): Promise<void> => {
  const asked = compose(open, dice);
  const { revision } = asked.source.feed();
  if (!asked.table.sending) asked.table.confirm();
  await Promise.all(open.map(({ source }) => until(source, () => source.feed().revision > revision)));
  await vi.waitFor(() => expect(asked.table.sending).toBe(false));
};

describe('a game on a server', () => {
  it('shows each seat what a match in the page would show it', async () => {
    const { open, guests, id } = await company(3);
    const dice = random('same');
    while ((open[0]?.source.feed().length ?? 0) < 34) await playTurn(open, dice);
    const spectator = await device().open(id, 'quebec');
    expect(spectator.source.seats).toEqual([]);
    expect(spectator.table.offered).toEqual([]);
    // A second device, which comes late and has to fetch the past.
    const late = await device(guests[0]).open(id, 'quebec');
    // Once the game is over the record is public, so the same game can be played in a match.
    const [first, second] = open as [Open, Open];
    first.table.resign(0);
    await until(second.source, () => second.source.feed().resigned.length === 1);
    second.table.resign(1);
    await until(late.source, () => late.source.feed().outcome !== undefined);
    const { body } = await request(server.address, 'GET', `/api/tables/${id}/record`, {
      token: guests[0]?.token ?? '',
    });
    const record = body as { options: unknown; seed: string; seats: number[]; moves: string[] };
    const { game } = await loadGame('quebec');
    const told = late.source.feed();
    let match = unwrap(openMatch(game, { options: record.options, seed: record.seed }));
    for (const [at, move] of record.moves.slice(0, told.length).entries()) {
      match = unwrap(playText(match, record.seats[at] ?? 0, move));
    }
    const local = localFeed(match, 0);
    expect(told.view).toEqual(local.view);
    expect(told.turn).toEqual(local.turn);
    const all = ({ before, entries }: Pick<typeof local, 'before' | 'entries'>) => ({
      before,
      entries: entries.map(({ seat, turn, effects, view }) => ({ seat, turn, effects, view })),
    });
    // The first look at the past fetches it; until then the nearest view stands in for it.
    expect(told.length).toBeGreaterThan(30);
    expect(all(told)).not.toEqual(all(local));
    await until(late.source, () => late.source.feed() !== told);
    expect(all(late.source.feed())).toEqual(all(local));
    expect(all(first.source.feed())).toEqual(all(local));
  });

  it('offers the same moves as the server', async () => {
    const { open, phones, id, guests } = await company(2, 'nouvelle-france', {});
    const dice = random('offers');
    for (let turn = 0; turn < 4; turn++) await playTurn(open, dice);
    const { Client } = await import('../../../../server/src/testing/client.ts');
    for (const [seat, guest] of guests.entries()) {
      const client = await Client.open(server.address, guest.token);
      const snapshot = await client.ask({ kind: 'follow', table: id });
      const { formatMove } = open[seat]?.source.game.notation ?? { formatMove: String };
      const offered = open[seat]?.source.feed().offered.map(formatMove).sort();
      expect(snapshot).toMatchObject({ feed: { seat } });
      expect(offered).toEqual('feed' in snapshot ? [...(snapshot.feed.offered ?? [])].sort() : []);
      client.close();
    }
    expect(phones.every(({ connection }) => connection.state === 'connected')).toBe(true);
  });
});

describe('a connection that breaks', () => {
  it('goes on in mid-turn where it was, and sends what was confirmed meanwhile', async () => {
    const { open, phones } = await company(2);
    const dice = random('offline');
    await playTurn(open, dice);
    const asked = compose(open, dice);
    const phone = phones[open.indexOf(asked)];
    const before = asked.source.feed().length;
    phone?.network(false);
    expect(asked.source.connectivity.state).toBe('reconnecting');
    // The draft can still be changed and confirmed.
    const { drafted } = asked.table;
    expect(drafted).toBeGreaterThan(0);
    asked.table.confirm();
    expect(asked.table.sending).toBe(true);
    expect(asked.source.connectivity.unconfirmed).toBe(true);
    phone?.network(true);
    await allSee(open, before + drafted);
    await vi.waitFor(() => expect(asked.table.sending).toBe(false));
    expect(asked.source.connectivity).toMatchObject({ state: 'connected', unconfirmed: false });
    expect(asked.source.feed().length).toBe(before + drafted);
    // Only then the page looks for a newer version of itself.
    expect(phones.map(({ returns }) => returns)).toEqual(phones.map(each => (each === phone ? 1 : 0)));
  });

  it('hears what it missed, also when that was an undo', async () => {
    const { open, phones } = await company(2);
    const dice = random('missed');
    await playTurn(open, dice);
    const asked = open.find(mine) as Open;
    const other = open.find(each => each !== asked) as Open;
    phones[open.indexOf(other)]?.network(false);
    await playTurn([asked], dice);
    const after = asked.source.feed().length;
    asked.table.undo();
    await until(asked.source, () => asked.source.feed().length < after);
    phones[open.indexOf(other)]?.network(true);
    await until(other.source, () => other.source.feed().revision === asked.source.feed().revision);
    expect(other.source.feed().length).toBe(asked.source.feed().length);
    expect(other.source.feed().view).toEqual(other.source.feed().entries.at(-1)?.view);
  });

  it('survives a server that is killed and started again; a command is carried out once', async () => {
    const { open } = await company(3);
    const dice = random('killed');
    for (let turn = 0; turn < 3; turn++) await playTurn(open, dice);
    const asked = compose(open, dice);
    const { length } = asked.source.feed();
    const { drafted } = asked.table;
    const { data, port } = server;
    asked.table.confirm();
    await server.stop('SIGKILL');
    server = await startProcess({ data, port });
    await allSee(open, length + drafted);
    expect(open.map(({ source }) => source.feed().length)).toEqual(open.map(() => length + drafted));
    for (let turn = 0; turn < 3; turn++) await playTurn(open, dice);
  });
});

describe('an undo', () => {
  const lastToAct = async () => {
    const made = await company(2);
    const dice = random('undo');
    await playTurn(made.open, dice);
    await playTurn(made.open, dice);
    const { entries } = (made.open[0] as Open).source.feed();
    // The one before the last has to ask the last.
    const last = made.open[entries.at(-1)?.seat ?? 0] as Open;
    const asking = made.open.find(each => each !== last) as Open;
    return { ...made, last, asking, dice };
  };

  it.each([true, false])('is asked for and answered: %s', async yes => {
    const { open, last, asking } = await lastToAct();
    const { length } = asking.source.feed();
    expect(asking.table.undoAsks).toEqual(last.source.seats);
    asking.table.undo();
    await until(last.source, () => last.table.mustAnswer);
    expect(asking.table.mustAnswer).toBe(false);
    const { revision } = last.source.feed();
    last.table.answerUndo(yes);
    await Promise.all(open.map(({ source }) => until(source, () => source.feed().revision > revision)));
    for (const { table, source } of open) {
      expect(table.undoRequest).toBeUndefined();
      expect(source.feed().length < length).toBe(yes);
    }
  });

  it('is overtaken by a move', async () => {
    const { open, last, asking, dice } = await lastToAct();
    asking.table.undo();
    await until(last.source, () => last.table.mustAnswer);
    await vi.waitFor(() => expect(asking.table.sending).toBe(false));
    await playTurn(open, dice);
    expect(last.table.mustAnswer).toBe(false);
  });
});

describe('two devices of one person', () => {
  it('follow each other; what comes second is stale', async () => {
    const { open, guests, phones, id } = await company(2);
    const asked = open.find(mine) as Open;
    const at = open.indexOf(asked);
    const second = device(guests[at]);
    const other = await second.open(id, 'quebec');
    compose([asked], random('first'));
    compose([other], random('second'));
    asked.table.confirm();
    other.table.confirm();
    await vi.waitFor(() => expect([asked.table.sending, other.table.sending]).toEqual([false, false]));
    const refusals = [...(phones[at]?.refusals ?? []), ...second.refusals];
    expect(refusals).toMatchObject([{ stale: true }]);
    expect(other.source.feed().view).toEqual(asked.source.feed().view);
    expect([asked.table.drafted, other.table.drafted]).toEqual([0, 0]);
  });

  it('a draft survives a reload', async () => {
    const { open, phones, id } = await company(2);
    const asked = compose(open, random('reload'));
    const phone = phones[open.indexOf(asked)] as Device;
    const { drafted } = asked.table;
    expect(phone.draft?.moves).toHaveLength(drafted);
    asked.close();
    const again = await phone.open(id, 'quebec');
    expect(again.table.drafted).toBe(drafted);
    expect(again.table.mustConfirm).toBe(asked.table.mustConfirm);
  });
});
