import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellOpenViews } from '#frontend/data/live-views.ts';
import { listenToServer } from '#frontend/data/socket.ts';
import { ada, bob } from '../../support/examples/made-up.ts';
import { type FakeApi, startFakeApi } from '../../support/fake/api.ts';
import { FakeSocket } from '../../support/fake/socket.ts';
import { openPage, settled } from '../../support/pages/open-page.tsx';

let api: FakeApi;
let now = Date.now();
let leave: (() => void) | undefined;
const followers = (count: number) =>
  screen.findByRole('button', { name: count === 1 ? '1 follower' : `${count} followers` });
const reads = () => api.requestsOf('community.getOwnTotals').length;
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Bob follows Ada. The event is sent to her open sockets, if there are any. */
function follow() {
  api.world.social.followers.add(bob.userId);
  api.world.lastEventAt = Date.now();
  const about = { kind: 'followed', outfitId: null, likesCount: null } as const;
  act(() => api.push({ type: 'notification.changed', unread: 1, about }));
}

/** Opens the socket as the bell does, which waits for two seconds. */
async function openSocket() {
  leave = listenToServer(tellOpenViews);
  await settled();
  expect(FakeSocket.opened).toHaveLength(1);
}

async function loseSocket(meanwhile: () => void) {
  FakeSocket.opened.at(-1)?.close();
  meanwhile();
  await settled();
  expect(FakeSocket.opened.at(-1)?.isOpen).toBe(true);
}

beforeEach(async () => {
  // The page's clock never goes back, not even between two tests.
  now += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  // A socket that was lost is opened again without a delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  api = startFakeApi();
  await openPage('/profile', { as: ada });
  await followers(0);
});
afterEach(() => leave?.());

it('an open page shows what happened before its socket was open', async () => {
  follow();
  await openSocket();
  await followers(1);
});

it('an open page shows what happened while its socket was lost', async () => {
  await openSocket();
  pass(60_000);
  await loseSocket(follow);
  await followers(1);
});

it('an open page shows what happened while its socket was open and the missed events could not be asked for', async () => {
  api.failOnce('realtime.countUnread', 'internal');
  follow();
  await openSocket();
  api.push({ type: 'typing', conversationId: crypto.randomUUID(), userId: bob.userId });
  await loseSocket(() => undefined);
  await followers(1);
});

it('an open page reads nothing again if nothing happened while it had no socket', async () => {
  const before = reads();
  await openSocket();
  expect(reads()).toBe(before);
  pass(60_000);
  follow();
  await followers(1);
  pass(60_000);
  await loseSocket(() => undefined);
  expect(reads()).toBe(before + 1);
});
