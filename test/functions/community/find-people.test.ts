import { expect, it } from 'vitest';
import type { Person } from '#shared/contract/profile';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { block } from '../../support/calls/safety.ts';

const app = await startFunctions();

it('people are found by the beginning of the name they have now, not by those whom they block or after their account', async () => {
  const reader = await visitNamed(app, 'Ada Reader');
  const [asa, other] = [await visitNamed(app, 'Åsa Berg'), await visitNamed(app, 'Asa Lund')];
  const show = (by: Caller) => by.call('profile', 'updateProfile', { body: { sharesOutfits: true } });
  const found = async (by: Caller, name: string) => {
    const { body } = await by.call('community', 'findPeople', { query: { name } });
    return (body as Person[]).map(({ displayName }) => displayName);
  };
  await show(other);
  expect(await found(reader, 'asa'), 'who shows no outfits').toEqual(['Asa Lund']);
  await show(asa);
  expect(await found(reader, ' asa')).toEqual(['Åsa Berg', 'Asa Lund']);
  expect(await found(reader, 'ÅSA B')).toEqual(['Åsa Berg']);
  expect(await found(reader, 'ada')).toEqual([]);
  await asa.call('profile', 'updateProfile', { body: { displayName: 'Cleo' } });
  await asa.call('profile', 'updateProfile', { body: { language: 'sv' } });
  expect([await found(reader, 'åsa b'), await found(reader, 'CLEO')]).toEqual([[], ['Cleo']]);
  await block(asa, reader.userId);
  expect([await found(reader, 'cleo'), await found(other, 'cleo')]).toEqual([[], ['Cleo']]);
  await asa.call('account', 'deleteAccount', { body: { confirmation: 'delete' } });
  expect(await found(other, 'cleo')).toEqual([]);
});
