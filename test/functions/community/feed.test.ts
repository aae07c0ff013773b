import { v7 as uuidv7 } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OutfitCard } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations, unitsOf } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  feed,
  follow,
  like,
  publicOutfits,
  setVisibility,
  wholeFeed,
} from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { listOf, type Page, pageByPage } from '../../support/calls/pages.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
let ada: Caller;
let bea: Caller;
beforeEach(async () => {
  [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
});

/** One author's outfits in a reader's feed. All tests share the feed, so other outfits are ignored. */
const seen = async (reader: Caller, author: Caller) =>
  (await wholeFeed(reader)).filter(({ userId }) => userId === author.userId);
const idsSeen = async (reader: Caller, author: Caller) => (await seen(reader, author)).map(({ id }) => id);

describe('the feed', () => {
  it('shows the public outfits of others, newest first, with all that a card needs', async () => {
    const [older, newer] = await publicOutfits(ada, 2, { mood: 'elegant', occasion: 'date' });
    await seedOutfits(ada.userId, 1);
    const cards = await seen(bea, ada);
    expect(cards.map(({ id }) => id)).toEqual([newer?.id, older?.id]);
    expect(OutfitCard.strict().parse(cards[0])).toMatchObject({
      userId: ada.userId,
      author: { userId: ada.userId, displayName: 'Ada', avatarUrl: null },
      title: newer?.title,
      description: newer?.description,
      prompt: newer?.prompt,
      mood: 'elegant',
      occasion: 'date',
      colorHarmony: newer?.aiAnalysis.colorHarmony,
      styleAnalysis: newer?.aiAnalysis.styleAnalysis,
      likesCount: 0,
      isLiked: false,
      imageUrl: null,
      colors: ['white', 'navy'],
    });
  });

  it('loses an outfit at once that is made private or deleted, and has it again when it is public again', async () => {
    const [one, other] = await publicOutfits(ada, 2);
    await setVisibility(ada, one?.id ?? '', false);
    expect(await idsSeen(bea, ada)).toEqual([other?.id]);
    await setVisibility(ada, one?.id ?? '', true);
    expect(await idsSeen(bea, ada)).toEqual([other?.id, one?.id]);
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: one?.id ?? '' } });
    expect(await idsSeen(bea, ada)).toEqual([other?.id]);
  });

  it('calls somebody Anonymous who has no name', async () => {
    const nameless = await visitNamed(app);
    await aPublicOutfit(nameless);
    expect((await seen(bea, nameless)).map(({ author }) => author.displayName)).toEqual(['Anonymous']);
  });

  it('comes fifty at a time, each outfit once, in four calls that read little more than what its cards show', async () => {
    const texts = {
      description: 'A white shirt and navy trousers that carry a long day, with loafers that have seen rain.',
      prompt: 'office day, and dinner with friends afterwards',
    };
    const ids = (await publicOutfits(ada, 60, texts)).map(({ id }) => id).toReversed();
    let first: Awaited<ReturnType<typeof feed>> = { items: [], cursor: null };
    const calls = await databaseCalls(async () => {
      first = await feed(bea);
    });
    expect(operations(calls)).toEqual(['Query', 'Query', 'Query', 'Query']);
    // One unit is for reading what is hidden from the reader. Signatures are left out, because the table does not store
    // them.
    const bytes = Buffer.byteLength(JSON.stringify(first.items).replaceAll(/\?Policy=[^"]+/g, ''));
    expect(unitsOf(calls)).toBeLessThanOrEqual(1 + 1.5 * 0.5 * Math.ceil(bytes / 4096));
    const rest = await feed(bea, { cursor: first.cursor });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(rest.items.slice(0, 10).map(({ id }) => id)).toEqual(ids.slice(50));
    const all = (await wholeFeed(bea, 7)).map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it('is full, however many of the reader’s own stand in a row, in five calls', async () => {
    const theirs = (await publicOutfits(ada, 20)).map(({ id }) => id).toReversed();
    await publicOutfits(bea, 120);
    let page: Awaited<ReturnType<typeof feed>> | undefined;
    const calls = await databaseCalls(async () => {
      page = await feed(bea, { limit: 20 });
    });
    expect(page?.items.map(({ id }) => id)).toEqual(theirs);
    expect(operations(calls)).toEqual(Array(5).fill('Query'));
    const next = await feed(bea, { limit: 20, cursor: page?.cursor });
    expect(next.items.map(({ id }) => id)).not.toContain(theirs.at(-1));
    expect(await seen(bea, bea)).toEqual([]);
  });

  it('crosses the New Year, and a cursor of a year to come begins with the newest', async () => {
    const [old, newer] = await publicOutfits(ada, 2);
    const year = new Date().getUTCFullYear();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(year + 1, 0, 1, 12) });
    try {
      const fresh = await aPublicOutfit(ada);
      const page = await feed(bea, { limit: 3 });
      expect(page.items.map(({ id }) => id)).toEqual([fresh.id, newer?.id, old?.id]);
      const rest = await feed(bea, { limit: 3, cursor: fresh.id });
      expect(rest.items.slice(0, 2).map(({ id }) => id)).toEqual([newer?.id, old?.id]);
      const cursor = uuidv7({ msecs: Date.UTC(9999, 0) });
      let forged: OutfitCard[] = [];
      const calls = await databaseCalls(async () => {
        forged = (await feed(bea, { limit: 3, cursor })).items;
      });
      expect(forged.map(({ id }) => id)).toEqual(page.items.map(({ id }) => id));
      expect(calls.length).toBeLessThanOrEqual(5);
      await ada.call('outfits', 'removeOutfit', { params: { outfitId: fresh.id } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is refused for a cursor or limit that is none, and is at its end after a cursor that was made up', async () => {
    for (const query of [{ cursor: 'forged' }, { limit: 51 }, { limit: 0 }])
      expect(await bea.call('community', 'listFeed', { query })).toMatchObject({ status: 400 });
    const cursor = '00000000-0000-4000-8000-000000000000';
    expect(await feed(bea, { cursor })).toEqual({ items: [], cursor: null });
  });
});

describe('the feed of those whom one follows', () => {
  const feedOf = listOf<OutfitCard>('community', 'listFollowedFeed');
  const idsIn = ({ items }: Page<OutfitCard>) => items.map(({ id }) => id);
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
    const ids = (await pageByPage(8, (query) => feedOf(ada, query))).map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(ids).toEqual(ids.toSorted().toReversed());
    const calls = await databaseCalls(() => feedOf(ada));
    expect(operations(calls)).toEqual(['BatchGetItem', 'Query', 'Query']);
  });
});
