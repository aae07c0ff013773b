import { afterAll, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { isoDay } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations, unitsOf } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { like, overview, publicOutfits, setVisibility, unlike } from '../../support/calls/community.ts';

const app = await startFunctions({ changes: 'in any order' });
afterAll(() => app.stop());
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => app.visit()));
/**
 * The part of a ranking that the tests compare. A ranking stores more than it shows, and an outfit that moves up into
 * the stored part is added only when it changes.
 */
const mostShown = limits.community.topLiked;
const remove = (person: Caller, outfitId: string) =>
  person.call('outfits', 'removeOutfit', { params: { outfitId } });

/** The statistics, computed from all standings. */
async function recounted() {
  const { OutfitStandingEntity } = await import('#functions/table/outfit-standing');
  const { data } = await OutfitStandingEntity.query
    .byYear({ year: String(new Date().getUTCFullYear()) })
    .go({ pages: 'all', consistent: true });
  const shown = data.filter(({ isPublic }) => isPublic);
  const ranking = shown
    .map(({ id, likesCount }) => ({ id, likesCount }))
    .toSorted((one, other) => other.likesCount - one.likesCount || (one.id < other.id ? 1 : -1));
  return {
    gone: data.filter(({ isGone }) => isGone).length,
    all: {
      outfits: shown.length,
      likes: data.reduce((sum, { likesCount }) => sum + likesCount, 0),
      words: {
        colors: Object.fromEntries(
          ['white', 'navy'].map((color) => [
            color,
            shown.flatMap(({ colors = [] }) => colors.filter((each) => each === color)).length,
          ]),
        ),
        styles: {},
      },
      ranking: ranking.filter(({ likesCount }) => likesCount > 0).slice(0, mostShown),
    },
    today: ranking,
  };
}
async function stored() {
  const { CommunityStatisticsEntity } = await import('#functions/table/community-statistics');
  const [all, today] = await Promise.all(
    ['all', isoDay(new Date())].map((name) =>
      CommunityStatisticsEntity.get({ name }).go({ consistent: true }),
    ),
  );
  const { outfits, likes, words, ranking } = all?.data ?? {};
  return {
    gone: 0,
    all: { outfits, likes, words, ranking: ranking?.slice(0, mostShown) },
    today: today?.data?.ranking,
  };
}

it('the community statistics are those of a recount, whatever was done at once and however often it was told', async () => {
  const [ada, bea, ...readers] = (await visitors(8)) as [Caller, Caller, ...Caller[]];
  const outfits: { owner: Caller; outfit: Outfit }[] = [];
  for (const owner of [ada, bea])
    outfits.push(...(await publicOutfits(owner, 20)).map((outfit) => ({ owner, outfit })));
  expect(await stored()).toEqual(await recounted());
  await Promise.all(
    outfits.flatMap(({ owner, outfit: { id } }, turn) => [
      ...readers.slice(0, turn % 7).map((reader) => like(reader, id)),
      ...(turn % 3 === 0 && readers[0] ? [unlike(readers[0], id)] : []),
      ...(turn % 5 === 0 ? [setVisibility(owner, id, false)] : []),
      ...(turn % 10 === 0 ? [setVisibility(owner, id, true)] : []),
      ...(turn % 11 === 0 ? [remove(owner, id)] : []),
    ]),
  );
  expect(await stored()).toEqual(await recounted());
});

it('a visitor reads as much however many outfits and likes there are', async () => {
  const [ada, bea] = (await visitors(2)) as [Caller, Caller];
  const [first] = await publicOutfits(ada, 1);
  await like(bea, first?.id ?? '');
  const before = await databaseCalls(() => overview(bea));
  const { OutfitStandingEntity } = await import('#functions/table/outfit-standing');
  const { v7: uuidv7 } = await import('uuid');
  await OutfitStandingEntity.put(
    Array.from({ length: 500 }, () => ({
      year: String(new Date().getUTCFullYear()),
      id: uuidv7(),
      userId: ada.userId,
      isPublic: true,
      likesCount: 0,
      colors: ['red'],
    })),
  ).go();
  await app.settle();
  const calls = await databaseCalls(async () =>
    expect((await overview(bea)).stats.trendingColors).toContain('red'),
  );
  expect(operations(calls)).toEqual(operations(before));
  expect(unitsOf(calls)).toBeLessThanOrEqual(unitsOf(before) + 0.5);
});
