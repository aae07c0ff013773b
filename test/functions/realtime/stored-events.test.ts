import { afterAll, expect, it } from 'vitest';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { eventually } from '../../support/app/eventually.ts';
import { follow } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { addItem } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];

/** When the last stored event was sent to a person, by the clock of the caller. Null if there was none. */
async function lastEvent(person: Caller): Promise<number | null> {
  const { body } = await person.call('realtime', 'countUnread');
  const { sinceEvent } = body as { sinceEvent: number | null };
  return sinceEvent && Date.now() - sinceEvent;
}

it.each([
  ['a follower', ada, () => follow(bea, ada.userId)],
  ['the cut-out of a piece', bea, () => addItem(app.url, bea.accessToken)],
])('the time of %s is stored while no page of its person has a socket', async (_, person, act) => {
  expect(await lastEvent(person)).toBeNull();
  const before = Date.now();
  await act();
  await eventually(async () => expect(await lastEvent(person)).toBeGreaterThanOrEqual(before));
});
