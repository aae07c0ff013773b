import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Conversation } from '#shared/contract/messages';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { type Person, Profile } from '#shared/contract/profile';
import { startApp, type Visitor } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { eventually } from '../../support/app/eventually.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { aPublicOutfit, feed } from '../../support/calls/community.ts';
import { send, start } from '../../support/calls/conversations.ts';
import { photoFile, uploaded } from '../../support/calls/upload.ts';
import { openMeteo, unreachable } from '../../support/stubs/open-meteo.ts';

const app = await startApp();
const ada = await app.signUp('Ada Lovelace');
const bea = await app.signUp();

const profileOf = async (person: Caller): Promise<Profile> =>
  (await person.call('profile', 'getProfile')).body;
const update = (person: Caller, body: object) => person.call('profile', 'updateProfile', { body });
const people = (...ids: string[]) => ada.call('profile', 'listPeople', { query: { ids: ids.join(',') } });

it('the profile of somebody new has the display name of the sign-up and nothing else yet', async () => {
  expect(Profile.strict().parse(await profileOf(ada))).toEqual({
    ...{ userId: ada.userId, displayName: 'Ada Lovelace', sharesOutfits: null },
    ...{ bodyType: null, gender: null, skinTone: null, location: null, avatarUrl: null, language: null },
    ...{ stylePreferences: [], favoriteColors: [], notificationsOff: [], removedChips: [] },
  });
});

describe('a change of the profile', () => {
  it('changes what it names and leaves the rest', async () => {
    const first = {
      bodyType: 'tall',
      gender: 'other',
      location: 'Malmö',
      stylePreferences: ['Edgy', 'Vintage'],
    };
    expect(await update(ada, first)).toMatchObject({
      status: 200,
      body: { ...first, displayName: 'Ada Lovelace' },
    });
    const second = { skinTone: 'olive', favoriteColors: ['Navy'], displayName: ' Ada L. ' };
    const { body } = await update(ada, second);
    expect(body).toMatchObject({ ...first, ...second, displayName: 'Ada L.' });
    expect(await profileOf(ada)).toEqual(body);
  });

  it('takes an answer back with none, null or an empty list', async () => {
    await update(ada, { bodyType: 'tall', gender: 'other', stylePreferences: ['Edgy'] });
    expect((await update(ada, { bodyType: 'none', gender: null, stylePreferences: [] })).body).toMatchObject({
      bodyType: null,
      gender: null,
      stylePreferences: [],
    });
  });

  it('is refused with the words of its rule, or for a place that does not exist, and then as for nothing changes nothing', async () => {
    const before = await profileOf(ada);
    expect(await update(ada, { location: 'Lund', displayName: 'A' })).toEqual({
      status: 400,
      body: {
        code: 'request.invalid',
        details: { field: 'displayName', message: 'Display name must be at least 2 characters' },
      },
    });
    expect(await update(ada, { location: 'Xyzzy', bodyType: 'petite' })).toMatchObject({
      status: 404,
      body: { code: 'weather.unknown_place' },
    });
    expect(await update(ada, {})).toEqual({ status: 200, body: before });
  });

  it('is accepted for a place that cannot be looked up, and asks nobody for the same one again', async () => {
    const asked = openMeteo(unreachable);
    expect(await update(bea, { location: 'Xyzzy' })).toMatchObject({ status: 200 });
    expect(asked.splice(0).length).toBeGreaterThan(0);
    expect(await update(bea, { location: 'Xyzzy', bodyType: 'tall' })).toMatchObject({ status: 200 });
    expect(asked).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('other people', () => {
  it('show their name and their picture and nothing else', async () => {
    await update(bea, { location: 'Lund', gender: 'female', displayName: 'Bea' });
    expect(await people(bea.userId)).toEqual({
      status: 200,
      body: [{ userId: bea.userId, displayName: 'Bea', avatarUrl: null }],
    });
  });

  it('are asked for together, and whoever is unknown is left out', async () => {
    const { body } = await people(ada.userId, randomUUID(), bea.userId, bea.userId);
    const ids = (body as { userId: string }[]).map(({ userId }) => userId);
    expect(ids.sort()).toEqual([ada.userId, bea.userId].sort());
    expect(await people(randomUUID())).toEqual({ status: 200, body: [] });
    for (const none of ['', 'me', '$wardrobe'])
      expect(await people(none)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});

const photo = await photoFile('#1f2a44', { width: 240, height: 320 });
describe('an avatar', () => {
  const set = (person: Visitor, path: string) => person.call('profile', 'setAvatar', { body: { path } });
  const sent = (person: Visitor, file: Uint8Array = photo) => uploaded(app, person, file);

  it('an upload becomes a square avatar that everybody can open, once however often it is said', async () => {
    const ada = await app.signUp('Ada');
    const path = await sent(ada);
    const [first, again] = await Promise.all([set(ada, path), set(ada, path)]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const { avatarUrl } = first.body as Profile;
    const image = await fetch(new URL(avatarUrl ?? '', app.url));
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([image.status, width, height]).toEqual([200, 240, 240]);
    expect((await storedObjects(ada.userId)).uploads).toEqual([]);
  });

  it('others get an address in place of the path: on cards, in lists and in conversations', async () => {
    const [ada, bea] = [await app.signUp('Ada'), await app.signUp('Bea')];
    await aPublicOutfit(ada);
    const { id } = (await start(bea, ada.userId)).body as Conversation;
    await send(bea, id, 'Hello');
    const path = await sent(ada);
    const { avatarUrl } = (await set(ada, path)).body as Profile;
    const shown = async () => {
      const { items } = await feed(bea);
      const person = await bea.call('community', 'getPerson', { params: { userId: ada.userId } });
      const people = await bea.call('profile', 'listPeople', { query: { ids: ada.userId } });
      const list = (await bea.call('messages', 'listConversations')).body as { items: Conversation[] };
      return [
        items.find((card: OutfitCard) => card.userId === ada.userId)?.author.avatarUrl,
        (person.body as Person).avatarUrl,
        (people.body as Person[])[0]?.avatarUrl,
        list.items[0]?.otherUser.avatarUrl,
      ];
    };
    expect(avatarUrl).not.toContain(ada.userId);
    await eventually(async () => expect(await shown()).toEqual(Array(4).fill(avatarUrl)));
  });

  it('the avatar before it is deleted, and one that is removed as well', async () => {
    const ada = await app.signUp('Ada');
    const [one, other] = [await sent(ada), await sent(ada)];
    await set(ada, one);
    await set(ada, other);
    const kept = async () => (await storedObjects(ada.userId)).media;
    await eventually(async () => {
      const media = await kept();
      expect(media.every((key) => key.includes(other))).toBe(true);
      expect(media.length).toBeGreaterThan(1);
    });
    expect(await ada.call('profile', 'removeAvatar')).toMatchObject({
      status: 200,
      body: { avatarUrl: null },
    });
    await eventually(async () => expect(await kept()).toEqual([]));
  });

  it('a path of somebody else, of nothing, or of what is no photo is refused and changes nothing', async () => {
    const [ada, bea] = [await app.signUp('Ada'), await app.signUp('Bea')];
    const theirs = await sent(bea);
    for (const path of [theirs, `${ada.userId}/1_a.jpg`, 'https://example.com/a.jpg'])
      expect(await set(ada, path)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
    const noPhoto = await sent(ada, Buffer.from('<svg/>'));
    expect(await set(ada, noPhoto)).toMatchObject({ body: { code: 'upload.invalid_file' } });
    expect(((await ada.call('profile', 'getProfile')).body as Profile).avatarUrl).toBeNull();
  });
});
