import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OutfitCard } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations, unitsOf } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  feed,
  publicOutfits,
  setVisibility,
  wholeFeed,
} from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
let ada: Caller;
let bea: Caller;
beforeEach(async () => {
  [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
});

/**
 * The outfits of one author in a reader's feed. The feed is shared by all tests, so the outfits of other tests are
 * ignored.
 */
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
      pieces: [{ itemName: 'white shirt', color: 'white' }, { itemName: 'navy trousers' }],
    });
  });

  it('has none of the reader’s own, however many of them are the newest', async () => {
    const theirs = await aPublicOutfit(ada);
    await publicOutfits(bea, 12);
    const { items, cursor } = await feed(bea, { limit: 5 });
    expect(items[0]?.id).toBe(theirs.id);
    expect(cursor === null || items.length > 0).toBe(true);
    expect(await seen(bea, bea)).toEqual([]);
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

  it('agrees with the outfit after it was made public and private many times at once', async () => {
    const { id } = await aPublicOutfit(ada);
    await Promise.all(Array.from({ length: 30 }, (_, turn) => setVisibility(ada, id, turn % 2 === 0)));
    const outfit = (await ada.call('outfits', 'getOutfit', { params: { outfitId: id } })).body;
    const { isPublic } = outfit as { isPublic: boolean };
    expect(await idsSeen(bea, ada)).toEqual(isPublic ? [id] : []);
  });

  it('calls somebody Anonymous who has no name, and everybody by the name that they have now', async () => {
    const nameless = await visitNamed(app);
    await aPublicOutfit(nameless);
    const authors = async () => (await seen(bea, nameless)).map(({ author }) => author.displayName);
    expect(await authors()).toEqual(['Anonymous']);
    await nameless.call('profile', 'updateProfile', { body: { displayName: 'Nora' } });
    expect(await authors()).toEqual(['Nora']);
  });

  it('shows a new title, and no title of an outfit that is hidden', async () => {
    const { id } = await aPublicOutfit(ada);
    const rename = (title: string) =>
      ada.call('outfits', 'updateOutfit', { params: { outfitId: id }, body: { title } });
    await rename('Evening in Lund');
    expect(await seen(bea, ada)).toMatchObject([{ id, title: 'Evening in Lund' }]);
    await setVisibility(ada, id, false);
    await rename('Secret');
    expect(await seen(bea, ada)).toEqual([]);
  });

  it('comes fifty at a time, each outfit once', async () => {
    const ids = (await publicOutfits(ada, 60)).map(({ id }) => id).toReversed();
    const first = await feed(bea);
    const rest = await feed(bea, { cursor: first.cursor });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 50));
    expect(rest.items.slice(0, 10).map(({ id }) => id)).toEqual(ids.slice(50));
    const all = (await wholeFeed(bea, 7)).map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it('costs four calls a page, and little more to read than what its cards show', async () => {
    await publicOutfits(ada, 50, {
      description: 'A white shirt and navy trousers that carry a long day, with loafers that have seen rain.',
      prompt: 'office day, and dinner with friends afterwards',
    });
    let page: OutfitCard[] = [];
    const calls = await databaseCalls(async () => {
      page = (await feed(bea)).items;
    });
    expect(page).toHaveLength(50);
    expect(operations(calls)).toEqual(['Query', 'Query', 'Query', 'Query']);
    // One unit is for reading what is hidden from the reader. Signatures are left out, because the table does not store
    // them.
    const bytes = Buffer.byteLength(JSON.stringify(page).replaceAll(/\?Policy=[^"]+/g, ''));
    expect(unitsOf(calls)).toBeLessThanOrEqual(1 + 1.25 * 0.5 * Math.ceil(bytes / 4096));
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

  it.each([{ cursor: 'forged' }, { limit: 51 }, { limit: 0 }])('is not listed by %o', async (query) => {
    expect(await bea.call('community', 'listFeed', { query })).toMatchObject({ status: 400 });
  });

  it('is at its end after a cursor that was made up', async () => {
    const cursor = '00000000-0000-4000-8000-000000000000';
    expect(await feed(bea, { cursor })).toEqual({ items: [], cursor: null });
  });
});
