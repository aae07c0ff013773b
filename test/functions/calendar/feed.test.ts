import { default as ICAL } from 'ical.js';
import { expect, it } from 'vitest';
import { dayFromToday } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { schedule, scheduled, visitWithOutfit } from '../../support/calls/calendar.ts';

const app = await startFunctions();

const create = async (person: Caller): Promise<string> => {
  const { status, body } = await person.call('calendar', 'createFeed');
  expect(status).toBe(201);
  return (body as { path: string }).path;
};
const read = (path: string) => app.request(path.replace('/api', ''));
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text));

it('a calendar app reads one all-day event an outfit, with notes and a link', async () => {
  const { person, outfit } = await visitWithOutfit(app);
  const day = dayFromToday(3);
  const notes = `Opera; with Bea, and\n${'föhn '.repeat(40)}\\ "x"`.trim();
  const entry = await scheduled(person, outfit.id, day, { notes });
  const { statusCode, headers, body } = await read(await create(person));
  expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers?.['cache-control']).toContain('no-store');
  const events = parsed(body ?? '').getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const [component] = events;
  const event = new ICAL.Event(component);
  expect(event.uid).toBe(`${entry.id}@wardrobe`);
  expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, day]);
  expect(event.endDate.toString()).toBe(dayFromToday(4));
  expect(event.summary).toBe(outfit.title);
  expect(event.description).toContain(notes);
  expect(component?.getFirstPropertyValue('url')).toBe(`http://localhost:3000/calendar?day=${day}`);
});

it('tells the mood in the language of the profile', async () => {
  const { person, outfit } = await visitWithOutfit(app);
  const { OutfitEntity } = await import('#functions/rows/outfits/outfit');
  await OutfitEntity.patch({ userId: person.userId, id: outfit.id }).set({ mood: 'casual' }).go();
  await schedule(person, outfit.id, dayFromToday(3));
  const path = await create(person);
  const description = async () =>
    new ICAL.Event(parsed((await read(path)).body ?? '').getAllSubcomponents('vevent')[0]).description;
  expect(await description()).toContain('Mood: casual');
  await person.call('profile', 'updateProfile', { body: { language: 'sv' } });
  expect(await description()).toContain('Känsla: avslappnat');
});

it('an address that was replaced or ended, and one that was guessed, say nothing', async () => {
  const { person, outfit } = await visitWithOutfit(app);
  await schedule(person, outfit.id, dayFromToday(3));
  const first = await create(person);
  const second = await create(person);
  expect(await read(first)).toMatchObject({ statusCode: 404 });
  expect(await read(second)).toMatchObject({ statusCode: 200 });
  expect(await person.call('calendar', 'getFeed')).toMatchObject({ body: { createdAt: expect.any(String) } });
  await person.call('calendar', 'removeFeed');
  expect(await read(second)).toMatchObject({ statusCode: 404 });
  expect(await person.call('calendar', 'getFeed')).toMatchObject({ body: { createdAt: null } });
  const key = second.split('key=')[1] ?? '';
  for (const guess of [
    '',
    '?key=',
    `?key=${person.userId}`,
    `?key=${person.userId}.x`,
    `?key=${key}.`,
    '?key=..',
  ])
    expect(await read(`/calendar-feed/outfits.ics${guess}`)).toMatchObject({ statusCode: 404 });
});

it('the secret is 256 bits long and kept nowhere', async () => {
  const person = await app.visit();
  const [, secret = ''] = (await create(person)).split('key=')[1]?.split('.') ?? [];
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const { CalendarFeedEntity } = await import('#functions/rows/calendar/calendar-feed');
  const { data } = await CalendarFeedEntity.get({ userId: person.userId }).go();
  expect(JSON.stringify(data)).toContain('secretHash');
  expect(JSON.stringify(data)).not.toContain(secret);
});

it('the calendar of someone with nothing planned is empty and valid', async () => {
  const { body } = await read(await create(await app.visit()));
  expect(parsed(body ?? '').getAllSubcomponents('vevent')).toEqual([]);
});
