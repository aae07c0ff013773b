import { afterAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app/app.ts';
import { eventually } from '../../support/app/eventually.ts';
import { knock, newTicket, openSocket } from '../../support/app/sockets.ts';
import { generate } from '../../support/calls/generate.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();
const bea = await app.visit();
const { SocketConnectionEntity, SocketTicketEntity, longestSocketLife } = await import(
  '#functions/table/socket'
);

const now = () => Math.floor(Date.now() / 1000);
const connections = async (userId: string) =>
  (await SocketConnectionEntity.query.byUser({ userId }).go()).data.map(({ connectionId }) => connectionId);

describe('a socket', () => {
  it('is opened by a ticket', async () => {
    expect(await knock(app, `?ticket=${await newTicket(ada)}`)).toBe(101);
  });

  it.each(['', '?ticket=', '?ticket=garbage', `?ticket=${ada.accessToken}`, '?token=x', '?ticket=%zz'])(
    'is not opened by "%s"',
    async (query) => expect(await knock(app, query)).toBe(403),
  );

  it('is opened once by a ticket', async () => {
    const ticket = await newTicket(ada);
    expect(await knock(app, `?ticket=${ticket}`)).toBe(101);
    expect(await knock(app, `?ticket=${ticket}`)).toBe(403);
  });

  it('is opened once by a ticket that is used many times at once', async () => {
    const ticket = await newTicket(ada);
    const answers = await Promise.all(Array.from({ length: 6 }, () => knock(app, `?ticket=${ticket}`)));
    expect(answers.sort()).toEqual([101, 403, 403, 403, 403, 403]);
  });

  it('is not opened by a ticket that is too old', async () => {
    const expired = { userId: ada.userId, secret: 'from-a-while-ago', expiresAt: now() - 1 };
    await SocketTicketEntity.create(expired).go();
    expect(await knock(app, `?ticket=${ada.userId}.${expired.secret}`)).toBe(403);
  });

  it('is opened by a ticket that nobody can guess', async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, () => newTicket(ada)));
    expect(new Set(tickets).size).toBe(5);
    for (const ticket of tickets) expect(ticket).toMatch(new RegExp(`^${ada.userId}\\.[\\w-]{32}$`));
  });
});

describe('an event', () => {
  it('reaches every socket of its user and nobody else’s', async () => {
    const [first, second, other] = [
      await openSocket(app, ada),
      await openSocket(app, ada),
      await openSocket(app, bea),
    ];
    const job = await generate(ada);
    await Promise.all([first.heard(1), second.heard(1)]);
    expect(first.events).toEqual([{ type: 'generation.finished', job }]);
    expect(second.events).toEqual(first.events);

    // The first event that Bea gets is her own, so she did not get Ada's.
    const own = await generate(bea);
    await other.heard(1);
    expect(other.events).toEqual([{ type: 'generation.finished', job: own }]);
    await Promise.all([first, second, other].map(({ close }) => close()));
  });

  it('goes to the sockets that are left', async () => {
    const [closed, open] = [await openSocket(app, ada), await openSocket(app, ada)];
    await closed.close();
    await generate(ada);
    await open.heard(1);
    expect(closed.events).toEqual([]);
    await open.close();
  });

  it('is no answer to what a browser sends', async () => {
    const socket = await openSocket(app, ada);
    socket.socket.send(JSON.stringify({ type: 'generation.finished', userId: bea.userId }));
    await generate(ada);
    await socket.heard(1);
    await socket.close();
  });
});

describe('a socket that is closed', () => {
  it('is forgotten', async () => {
    const socket = await openSocket(app, ada);
    expect(await connections(ada.userId)).toHaveLength(1);
    await socket.close();
    await eventually(async () => expect(await connections(ada.userId)).toEqual([]));
  });

  it('is told from one that is just being opened, which stays', async () => {
    const connectionId = 'just-being-opened';
    await SocketConnectionEntity.put({
      userId: bea.userId,
      connectionId,
      expiresAt: now() + longestSocketLife,
    }).go();
    const socket = await openSocket(app, bea);
    await generate(bea);
    await socket.heard(1);
    expect(await connections(bea.userId)).toContain(connectionId);
    await socket.close();
  });
});
