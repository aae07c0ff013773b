import { afterAll, expect, it } from 'vitest';
import type { Mail } from '#infra/local/outbox';
import type { CalendarEntry } from '#shared/contract/calendar';
import { startApp } from '../../support/app/app.ts';
import { mornings } from '../../support/calls/planning.ts';
import { addItem } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const person = await app.signUp('Ada');
const { userId } = person;
for (const category of ['shirt', 'trousers', 'loafers'])
  await addItem(app.url, person.accessToken, { category });
await person.call('profile', 'updateProfile', { body: { location: 'Oslo' } });

const start = () => person.call('planning', 'setMorningMail', { body: mornings });
const read = async () => (await person.call('planning', 'getMorningMail')).body;
const planned = async (): Promise<CalendarEntry[]> =>
  (await person.call('calendar', 'listEntries')).body?.['items'];
/** Makes the mail due, and runs twice at once what sends mails. Resolves to all mails but that of the sign-up. */
async function sendDue(): Promise<Mail[]> {
  const { MorningMailEntity } = await import('#functions/rows/planning/morning-mail');
  const { slot = '' } = (await MorningMailEntity.get({ userId }).go()).data ?? {};
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  await MorningMailEntity.patch({ userId }).set({ slot, dueAt }).go();
  await Promise.all([1, 2].map(() => app.invoke('sendMorningMails', { slot })));
  const answer = await fetch(`${app.url}/_local/outbox`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as Mail[]).slice(1);
}
const ask = (method: string, url = '') =>
  fetch(url.replace('http://localhost:3000', app.url), { method, redirect: 'manual' });

it('one mail brings the outfit of the built-in stylist, its picture and the weather; a POST plans it', async () => {
  expect(await read()).toEqual({ times: null });
  await start();
  const [mail, ...others] = await sendDue();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(person.email);
  expect(mail?.body).toMatch(/Oslo, Norway: -?\d+° to[\s\S]*src="cid:picture"[\s\S]*Wear it/);
  expect(mail?.picture).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  expect((await ask('GET', mail?.link ?? '')).status).toBe(200);
  expect(await planned()).toEqual([]);
  expect((await ask('POST', mail?.link ?? '')).status).toBe(303);
  const [entry] = await planned();
  expect(mail?.subject).toContain(entry?.outfit.title);
  expect((await sendDue())[1]?.body).toContain('This is what you have planned');
});

it('one click ends the mails: a POST with their secret, but no GET and no former secret', async () => {
  const [, mail] = await sendDue();
  const { 'List-Unsubscribe': header = '', ...headers } = mail?.headers ?? {};
  expect(headers).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const url = header.slice(1, -1);
  expect((await ask('POST', `${url}x`)).status).toBe(404);
  expect((await ask('GET', url)).status).toBe(200);
  expect(await read()).toEqual({ times: mornings });
  expect((await ask('POST', url)).status).toBe(200);
  expect(await read()).toEqual({ times: null });
  await start();
  expect((await ask('POST', url)).status).toBe(404);
});
