import { expect, it } from 'vitest';
import { yearOfId } from '#functions/platform/id-time';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { isoDay } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aPublicOutfit, like, publicOutfits, setVisibility, unlike } from '../../support/calls/community.ts';
import { notified } from '../../support/calls/notifications.ts';
import { removeOutfit as remove } from '../../support/calls/outfits.ts';
import { meet, races } from '../../support/calls/races.ts';

const app = await startFunctions({ changes: 'in any order' });
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => app.visit()));
/**
 * The part of a ranking that the tests compare. A ranking stores more than it shows, and an outfit that moves up into
 * the stored part is added only when it changes.
 */
const mostShown = limits.community.topLiked;

/** The statistics, computed from all standings. */
async function recounted() {
  const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
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
  const { CommunityStatisticsEntity } = await import('#functions/rows/community/community-statistics');
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
    outfits.push(...(await publicOutfits(owner, 12)).map((outfit) => ({ owner, outfit })));
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

it('likes that meet, half of them taken back, are told of as of as many people as still like', async () => {
  const [ada, ...people] = (await visitors(13)) as [Caller, ...Caller[]];
  const { id } = await aPublicOutfit(ada);
  await Promise.all(
    people.flatMap((each, turn) => [like(each, id), ...(turn % 2 ? [unlike(each, id)] : [])]),
  );
  const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
  const { data } = await OutfitStandingEntity.get({ year: yearOfId(id), id }).go();
  expect((await notified(ada))[0]?.count).toBe(data?.likesCount);
});

/** `npm run bench -- races` makes more rounds. */
const rounds = 10;

it.each(Object.entries(races))('to %s at once leaves copies of what is there', async (_, race) => {
  expect(await meet(app, race, rounds)).toEqual([]);
});
