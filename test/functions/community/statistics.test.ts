import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, it } from 'vitest';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  like,
  overview,
  publicOutfits,
  setVisibility,
} from '../../support/calls/community.ts';

const app = await startFunctions();
afterAll(() => app.stop());

it('a large community is counted once a minute, and shows nothing in between that is hidden', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const { OutfitStandingEntity } = await import('#functions/table/outfit-standing');
  const { CommunityStatisticsEntity } = await import('#functions/table/community-statistics');
  const year = new Date().toISOString().slice(0, 4);
  const crowd = Array.from({ length: 2000 }, () => ({
    year,
    id: uuidv7(),
    userId: ada.userId,
    isPublic: true,
    likesCount: 0,
  }));
  await OutfitStandingEntity.put(crowd).go({ concurrent: 4 });
  const [first, second] = await publicOutfits(ada, 2);
  for (const outfit of [first, second]) await like(bea, outfit?.id ?? '');

  const counted = await overview(bea);
  expect(counted.stats).toMatchObject({ totalOutfits: 2002, totalLikes: 2 });
  expect(counted.topLiked.map(({ id }) => id)).toEqual([second?.id, first?.id]);

  await aPublicOutfit(ada);
  await setVisibility(ada, second?.id ?? '', false);
  const calls = await databaseCalls(async () => {
    const { stats, topLiked } = await overview(bea);
    expect(stats).toMatchObject({ totalOutfits: 2002, mostLikedOutfit: { title: first?.title } });
    expect(topLiked.map(({ id }) => id)).toEqual([first?.id]);
  });
  expect(operations(calls)).toEqual(['BatchGetItem', 'BatchGetItem', 'GetItem', 'Query']);

  await CommunityStatisticsEntity.patch({ name: 'all' })
    .set({ countedAt: Date.now() - 60_001 })
    .go();
  expect((await overview(bea)).stats).toMatchObject({ totalOutfits: 2002, totalLikes: 2 });
  await aPublicOutfit(ada);
  await CommunityStatisticsEntity.patch({ name: 'all' })
    .set({ countedAt: Date.now() - 60_001 })
    .go();
  expect((await overview(bea)).stats).toMatchObject({ totalOutfits: 2003 });
});
