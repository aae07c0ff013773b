import { afterAll, expect, it } from 'vitest';
import type { OutfitCard } from '#shared/contract/community';
import { limits } from '#shared/limits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aPublicOutfit, follow, like, publicOutfits, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startFunctions();
afterAll(() => app.stop());
type Page = { items: OutfitCard[]; cursor: string | null };
const feedOf = async (reader: Caller, query: object = {}): Promise<Page> =>
  (await reader.call('community', 'listFollowedFeed', { query: { ...query } })).body;
const idsIn = ({ items }: Page) => items.map(({ id }) => id);
const people = (...names: string[]) => Promise.all(names.map((name) => visitNamed(app, name)));

it('a new follow brings the latest public outfits, and what the person publishes comes after', async () => {
  const [ada, bea, cleo] = (await people('Ada', 'Bea', 'Cleo')) as [Caller, Caller, Caller];
  const made = await publicOutfits(bea, limits.community.followedAtFirst + 2);
  await aPublicOutfit(cleo);
  expect(idsIn(await feedOf(ada))).toEqual([]);
  await follow(ada, bea.userId);
  await app.settle();
  const latest = made
    .map(({ id }) => id)
    .toReversed()
    .slice(0, limits.community.followedAtFirst);
  expect(idsIn(await feedOf(ada))).toEqual(latest);
  const { id } = await aPublicOutfit(bea, { title: 'New' });
  await app.settle();
  await like(ada, id);
  const [first] = (await feedOf(ada)).items;
  expect(first).toMatchObject({
    id,
    title: 'New',
    isLiked: true,
    likesCount: 1,
    author: { displayName: 'Bea' },
  });
});

it('what is hidden, deleted or of somebody who is not followed any more is gone at once', async () => {
  const [ada, bea, cleo] = (await people('Ada', 'Bea', 'Cleo')) as [Caller, Caller, Caller];
  for (const { userId } of [bea, cleo]) await follow(ada, userId);
  const [hidden, deleted, left] = (await publicOutfits(bea, 3)).map(({ id }) => id);
  const other = await aPublicOutfit(cleo);
  await app.settle();
  expect((await feedOf(ada)).items).toHaveLength(4);
  await setVisibility(bea, hidden ?? '', false);
  await bea.call('outfits', 'removeOutfit', { params: { outfitId: deleted ?? '' } });
  expect(idsIn(await feedOf(ada))).toEqual([other.id, left]);
  await ada.call('community', 'unfollowUser', { params: { userId: cleo.userId } });
  expect(idsIn(await feedOf(ada))).toEqual([left]);
  await setVisibility(bea, hidden ?? '', true);
  await app.settle();
  expect(idsIn(await feedOf(ada))).toEqual([left, hidden]);
});

it('comes page by page, in as many calls however many people are followed', async () => {
  const ada = await visitNamed(app, 'Ada');
  const authors = await people('Bea', 'Cleo', 'Dora');
  for (const { userId } of authors) await follow(ada, userId);
  for (const author of authors) await publicOutfits(author, 4);
  await app.settle();
  const first = await feedOf(ada, { limit: 8 });
  const rest = await feedOf(ada, { limit: 8, cursor: first.cursor });
  const ids = [...idsIn(first), ...idsIn(rest)];
  expect(ids).toHaveLength(12);
  expect(ids).toEqual(ids.toSorted().toReversed());
  const calls = await databaseCalls(() => feedOf(ada));
  expect(operations(calls)).toEqual(['BatchGetItem', 'Query', 'Query']);
});
