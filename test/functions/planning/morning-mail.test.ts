import { afterAll, expect, it } from 'vitest';
import type { Mail } from '#infra/local/outbox';
import type { MorningMail } from '#shared/contract/planning';
import { startApp } from '../../support/app/app.ts';
import { mornings } from '../../support/calls/planning.ts';
import { addItem } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const person = await app.signUp('Ada');
for (const category of ['shirt', 'trousers', 'loafers'])
  await addItem(app.url, person.accessToken, { category });
await person.call('profile', 'updateProfile', { body: { location: 'Oslo' } });

const start = () => person.call('planning', 'setMorningMail', { body: mornings });
const read = async (): Promise<MorningMail> => (await person.call('planning', 'getMorningMail')).body;
/** Makes the mail due, as at its hour, and runs what sends mails twice at once. */
async function sendDue() {
  const { MorningMailEntity } = await import('#functions/rows/planning/morning-mail');
  const { data } = await MorningMailEntity.get({ userId: person.userId }).go();
  const slot = data?.slot ?? '';
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  await MorningMailEntity.patch({ userId: person.userId }).set({ slot, dueAt }).go();
  await Promise.all([1, 2].map(() => app.invoke('sendMorningMails', { slot })));
}
async function mails(): Promise<Mail[]> {
  const answer = await fetch(`${app.url}/_local/outbox`, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as Mail[]).filter(({ code }) => code === null);
}

it('one mail a day brings the outfit of the built-in stylist, its picture and the weather', async () => {
  expect(await read()).toEqual({ times: null, proposal: null });
  await start();
  await sendDue();
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const { times, proposal } = await read();
  expect(times).toEqual(mornings);
  expect(proposal?.itemIds).toHaveLength(3);
  expect(mail).toMatchObject({ to: person.email, subject: expect.stringContaining(proposal?.title ?? '?') });
  expect(mail?.body).toMatch(/src="cid:picture"[\s\S]*Wear it/);
  expect(mail?.body).toMatch(/Oslo, Norway: -?\d+° to/);
  expect(mail?.more?.pictures).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//)]);
});

it('one click ends the mails: a POST with the secret of a mail, but no GET and no former secret', async () => {
  const { 'List-Unsubscribe': header = '', ...headers } = (await mails())[0]?.more?.headers ?? {};
  expect(headers).toEqual({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  const path = header.replace(/^<http:\/\/localhost:3000|>$/g, '');
  const ask = async (method: string, to = path) => (await fetch(`${app.url}${to}`, { method })).status;
  expect(await ask('POST', `${path}x`)).toBe(404);
  expect(await ask('GET')).toBe(200);
  expect((await read()).times).toEqual(mornings);
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(`${app.url}${path}`, { method: 'POST', body })).status).toBe(200);
  expect(await read()).toEqual({ times: null, proposal: null });
  await start();
  expect(await ask('POST')).toBe(404);
});
