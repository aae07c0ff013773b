import { describe, expect, it } from 'vitest';
import { bodyTypes, genders, skinTones } from '#shared/catalog';
import { Person, ProfileChanges, profile } from '#shared/contract/profile';

const isRefused = (changes: object) => !ProfileChanges.safeParse(changes).success;

describe('a change of the profile', () => {
  it('takes every choice that is offered, and none or null for no answer', () => {
    for (const [field, choices] of Object.entries({
      bodyType: bodyTypes,
      gender: genders,
      skinTone: skinTones,
    })) {
      for (const choice of choices)
        expect(ProfileChanges.parse({ [field]: choice })).toEqual({ [field]: choice });
      for (const nothing of ['none', null])
        expect(ProfileChanges.parse({ [field]: nothing })).toEqual({ [field]: null });
      for (const wrong of ['enormous', '']) expect(isRefused({ [field]: wrong })).toBe(true);
    }
  });

  it.each(['stylePreferences', 'favoriteColors'])('takes a list or one text for %s', (field) => {
    expect(ProfileChanges.parse({ [field]: ['Casual', ' Edgy '] })).toEqual({ [field]: ['Casual', 'Edgy'] });
    expect(ProfileChanges.parse({ [field]: 'Casual' })).toEqual({ [field]: ['Casual'] });
    expect(ProfileChanges.parse({ [field]: [] })).toEqual({ [field]: [] });
    expect(isRefused({ [field]: Array(21).fill('Casual') })).toBe(true);
    expect(isRefused({ [field]: ['x'.repeat(51)] })).toBe(true);
    expect(isRefused({ [field]: [7] })).toBe(true);
  });

  it('has room for a location of 100 characters', () => {
    expect(ProfileChanges.parse({ location: ` ${'x'.repeat(100)} ` }).location).toHaveLength(100);
    expect(isRefused({ location: 'x'.repeat(101) })).toBe(true);
  });

  it('holds a display name to the rules of the sign-up form', () => {
    expect(ProfileChanges.parse({ displayName: ' Ada ' })).toEqual({ displayName: 'Ada' });
    expect(ProfileChanges.safeParse({ displayName: 'A' }).error?.issues[0]?.message).toBe(
      'Display name must be at least 2 characters',
    );
    expect(ProfileChanges.safeParse({ displayName: 'x'.repeat(51) }).error?.issues[0]?.message).toBe(
      'Display name must be less than 50 characters',
    );
  });

  it('leaves out what is not given, and what nobody may change', () => {
    const claimed = { userId: 'someone', avatarUrl: 'https://example.com', admin: true };
    expect(ProfileChanges.parse(claimed)).toEqual({});
  });
});

describe('a list of people', () => {
  const ids = (text: string) => profile.listPeople.query.safeParse({ ids: text });
  const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

  it('is asked for by at most 100 ids, each once, and shows three fields of each', () => {
    expect(ids(`${uuid(1)},${uuid(2)},${uuid(1)}`).data).toEqual({ ids: [uuid(1), uuid(2)] });
    const list = (count: number) => Array.from({ length: count }, (_, n) => uuid(n)).join(',');
    expect([ids(list(100)).success, ids(list(101)).success]).toEqual([true, false]);
    for (const wrong of ['', 'me', `${uuid(1)},`, `${uuid(1)};${uuid(2)}`])
      expect(ids(wrong).success, wrong).toBe(false);
    expect(Object.keys(Person.shape)).toEqual(['userId', 'displayName', 'avatarUrl']);
  });
});
