import { expect, it } from 'vitest';
import { nextMorning } from '#functions/planning/next-morning';
import type { Mail } from '#infra/local/outbox';
import { startApp } from '../../support/app/app.ts';
import { mornings } from '../../support/calls/planning.ts';
import { addItem } from '../../support/calls/upload.ts';

const app = await startApp();
const { userId, email, accessToken, call } = await app.signUp('Ada');
for (const category of ['shirt', 'trousers', 'loafers']) await addItem(app.url, accessToken, { category });
await call('profile', 'updateProfile', { body: { location: 'Oslo' } });

const start = () => call('planning', 'setMorningMail', { body: mornings });
const times = async () => (await call('planning', 'getMorningMail')).body?.['times'];
/** Makes the mail due, and runs twice at once what sends mails. Resolves to all mails but that of the sign-up. */
async function sendDue(): Promise<Mail[]> {
  const { MorningMailEntity } = await import('#functions/rows/planning/morning-mail');
  const due = { slot: 'morning-0', dueAt: new Date(Date.now() - 60_000).toISOString() };
  await MorningMailEntity.patch({ userId }).set(due).go();
  await Promise.all([1, 2].map(() => app.invoke('sendMorningMails', due)));
  const answer = await fetch(`${app.url}/_local/outbox`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as Mail[]).slice(1);
}
const ask = async (method: string, url?: string | null) =>
  (await fetch(`${url}`.replace('http://localhost:3000', app.url), { method, redirect: 'manual' })).status;

it('one mail brings an outfit of the wardrobe, its picture and the weather; a POST plans it, a GET does not', async () => {
  await start();
  const mails = await sendDue();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]?.picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  expect(mails[0]?.body).toMatch(/Oslo, Norway: -?\d+° to[\s\S]*src="cid:picture"[\s\S]*Wear it/);
  expect(await ask('GET', mails[0]?.link)).toBe(200);
  expect(await call('calendar', 'listEntries')).toMatchObject({ body: { items: [] } });
  expect(await ask('POST', mails[0]?.link)).toBe(303);
  expect((await sendDue())[1]?.body).toContain('This is what you have planned');
});

it('one click ends the mails: a POST with their secret, but no GET and no former secret', async () => {
  const [{ headers = {} } = {}] = await sendDue();
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const url = headers['List-Unsubscribe']?.slice(1, -1);
  expect([await ask('POST', `${url}x`), await ask('POST', url?.split('?')[0])]).toEqual([404, 404]);
  expect([await ask('GET', url), await times()]).toEqual([200, mornings]);
  expect([await ask('POST', url), await times()]).toEqual([200, null]);
  await start();
  expect(await ask('POST', url)).toBe(404);
});

it.each([
  ['2026-10-23T12:00Z', {}, undefined, '2026-10-24T05:00'],
  ['2026-10-24T12:00Z', {}, undefined, '2026-10-25T06:00'],
  ['2026-11-27T05:00Z', { timeZone: 'Asia/Kolkata' }, undefined, '2026-11-28T02:00'],
  ['2026-11-27T06:00Z', { weekdays: ['5' as const] }, undefined, '2026-12-04T06:00'],
  ['2026-11-27T07:00Z', { hour: 9 }, '2026-11-27T06:00Z', '2026-11-28T08:00'],
])('from %s with %o and the last at %s, the next one is due at %s', (now, times, sentAt, due) => {
  expect(nextMorning({ ...mornings, ...times }, Date.parse(now), sentAt)).toContain(due);
});
