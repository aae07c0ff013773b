import { afterAll, expect, it } from 'vitest';
import type { OwnTotals } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { like, publicOutfits, setVisibility } from '../../support/calls/community.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
async function totals(person: Caller) {
  const {
    followers: _,
    following: __,
    person: ___,
    ...counts
  } = (await person.call('community', 'getOwnTotals')).body as OwnTotals;
  return counts;
}

it('a person’s numbers are those of their outfits, of the likes of these and of what they like', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  expect(await totals(ada)).toEqual({ totalOutfits: 0, publicOutfits: 0, totalLikes: 0, likedOutfits: 0 });
  const [first, second] = await publicOutfits(ada, 3);
  await seedOutfits(ada.userId, 2);
  for (const outfit of [first, second]) await like(bea, outfit?.id ?? '');
  expect(await totals(ada)).toEqual({ totalOutfits: 5, publicOutfits: 3, totalLikes: 2, likedOutfits: 0 });
  expect(await totals(bea)).toEqual({ totalOutfits: 0, publicOutfits: 0, totalLikes: 0, likedOutfits: 2 });

  await setVisibility(ada, first?.id ?? '', false);
  expect(await totals(ada)).toMatchObject({ publicOutfits: 2, totalLikes: 2 });
  expect(await totals(bea)).toMatchObject({ likedOutfits: 1 });
});

it('more outfits than one batch holds are counted all the same', async () => {
  const ada = await app.visit();
  await seedOutfits(ada.userId, 230);
  expect(await totals(ada)).toMatchObject({ totalOutfits: 230, publicOutfits: 0, totalLikes: 0 });
});
