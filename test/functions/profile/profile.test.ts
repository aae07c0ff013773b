import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { Profile } from '#shared/contract/profile';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.signUp('Ada Lovelace');
const bea = await app.signUp();

const profileOf = async (person: Caller): Promise<Profile> =>
  (await person.call('profile', 'getProfile')).body;
const update = (person: Caller, body: object) => person.call('profile', 'updateProfile', { body });
const people = (...ids: string[]) => ada.call('profile', 'listPeople', { query: { ids: ids.join(',') } });

describe('the profile of somebody new', () => {
  it('has the display name of the sign-up and nothing else yet', async () => {
    expect(Profile.strict().parse(await profileOf(ada))).toEqual({
      userId: ada.userId,
      displayName: 'Ada Lovelace',
      bodyType: null,
      gender: null,
      skinTone: null,
      location: null,
      stylePreferences: [],
      favoriteColors: [],
      avatarUrl: null,
      language: null,
      notificationsOff: [],
    });
  });

  it('is that of Anonymous without a display name', async () => {
    expect(await profileOf(bea)).toMatchObject({ userId: bea.userId, displayName: 'Anonymous' });
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

  it('of nothing changes nothing', async () => {
    const before = await profileOf(ada);
    expect(await update(ada, {})).toEqual({ status: 200, body: before });
  });

  it('takes an answer back with none, null or an empty list', async () => {
    await update(ada, { bodyType: 'tall', gender: 'other', stylePreferences: ['Edgy'] });
    expect((await update(ada, { bodyType: 'none', gender: null, stylePreferences: [] })).body).toMatchObject({
      bodyType: null,
      gender: null,
      stylePreferences: [],
    });
  });

  it('is refused with the field and the words of its rule, and changes nothing', async () => {
    const before = await profileOf(ada);
    expect(await update(ada, { location: 'Lund', displayName: 'A' })).toEqual({
      status: 400,
      body: {
        code: 'request.invalid',
        details: { field: 'displayName', message: 'Display name must be at least 2 characters' },
      },
    });
    expect(await profileOf(ada)).toEqual(before);
  });

  it('is refused for a place that does not exist, and changes nothing', async () => {
    const before = await profileOf(ada);
    expect(await update(ada, { location: 'Xyzzy', bodyType: 'petite' })).toMatchObject({
      status: 404,
      body: { code: 'weather.unknown_place' },
    });
    expect(await profileOf(ada)).toEqual(before);
  });

  it('is accepted for a place that cannot be looked up, and asks nobody for the same one again', async () => {
    const real = globalThis.fetch;
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).includes('/v1/search') ? Promise.reject(new Error('Down')) : real(input, init),
      );
    const searches = () => asked.mock.calls.filter(([url]) => String(url).includes('/v1/search')).length;
    expect(await update(bea, { location: 'Xyzzy' })).toMatchObject({ status: 200 });
    expect(searches()).toBeGreaterThan(0);
    asked.mockClear();
    expect(await update(bea, { location: 'Xyzzy', bodyType: 'tall' })).toMatchObject({ status: 200 });
    expect(searches()).toBe(0);
    asked.mockRestore();
  });

  it('is always one’s own, whatever the request says', async () => {
    const before = await profileOf(bea);
    const { body } = await update(ada, {
      location: 'Lund',
      userId: bea.userId,
      avatarUrl: 'https://example.com',
    });
    expect(body).toMatchObject({ userId: ada.userId, location: 'Lund', avatarUrl: null });
    expect(await profileOf(bea)).toEqual(before);
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
  });

  it.each(['', 'me', '$wardrobe'])('are not found by "%s"', async (ids) => {
    expect(await people(ids)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });
});
