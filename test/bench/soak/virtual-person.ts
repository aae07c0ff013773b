import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { GenerationJob } from '#shared/contract/generation';
import type { Feature } from '#shared/contract/index';
import type { Conversation, Message } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import { dayFromToday } from '#shared/rules/days';
import { apiOf } from '../../support/app/api.ts';
import type { CallRequest } from '../../support/app/caller.ts';
import { details, photoFile, upload } from '../../support/calls/upload.ts';

type Options = {
  userId: string;
  token: string;
  /** The URL of the server. It changes when the server is killed and started again. */
  url: () => string;
  /** The ids of all users. */
  everyone: readonly string[];
  /** Returns the next pseudo-random number, from 0 to 1. */
  random: () => number;
};

const wardrobeSize = 12;
const retryMilliseconds = 200;
/** The most of each in one run. They stay below the product's daily limits. */
const most = { generations: 40, outfits: 60, comments: 200, entries: 60 };

/**
 * A simulated user who does one action after the other. Each call is repeated until the server answers. `missing`
 * compares what the server acknowledged with what it has.
 */
export function virtualPerson({ userId, token, url, everyone, random }: Options) {
  const acknowledged = {
    items: new Map<string, { color: string; timesWorn: number }>(),
    outfits: new Map<string, { isPublic: boolean }>(),
    likes: new Set<string>(),
    comments: new Map<string, string>(),
    entries: new Map<string, string>(),
    messages: new Map<string, string[]>(),
  };
  const counts = { actions: 0, calls: 0, repeated: 0, generations: 0 };

  /** Repeats a call with the same key until it is answered. Null for a status in `allowed`. Rejects for others. */
  async function call<Body>(
    feature: Feature,
    name: string,
    request: CallRequest = {},
    allowed: readonly number[] = [],
  ): Promise<Body | null> {
    const keyed = { key: crypto.randomUUID(), ...request };
    for (;;) {
      counts.calls += 1;
      const answer = await apiOf(url(), token)
        .call(feature, name as never, keyed)
        .catch(() => null);
      if (answer && answer.status < 300) return answer.body;
      if (answer && allowed.includes(answer.status)) return null;
      // An earlier attempt of this request still holds its key.
      const isRunning = (answer?.body as unknown as { code?: string } | null)?.code === 'request.running';
      if (answer && answer.status < 500 && !isRunning)
        throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
      counts.repeated += 1;
      await wait(retryMilliseconds);
    }
  }

  async function whole<Item>(feature: Feature, name: string, request: CallRequest = {}): Promise<Item[]> {
    const found: Item[] = [];
    for (let cursor: string | null = null; ; ) {
      const query: Record<string, unknown> = { ...request.query, ...(cursor ? { cursor } : {}) };
      const page: { items: Item[]; cursor: string | null } | null = await call(feature, name, {
        ...request,
        query,
      });
      found.push(...(page?.items ?? []));
      cursor = page?.cursor ?? null;
      if (!cursor) return found;
    }
  }

  const oneOf = <Value>(values: Iterable<Value>): Value | undefined => {
    const list = [...values];
    return list[Math.floor(random() * list.length)];
  };

  async function addItem() {
    const file = await photoFile(
      `#${Math.floor(random() * 0xffffff)
        .toString(16)
        .padStart(6, '0')}`,
    );
    for (;;) {
      const sent = await upload(url(), token, file).catch(() => null);
      if (sent && 'status' in sent && sent.status < 500)
        throw new Error(`upload: ${sent.status} ${JSON.stringify(sent.body)}`);
      if (!sent || !('path' in sent)) {
        await wait(retryMilliseconds);
        continue;
      }
      const category = oneOf(['shirt', 'trousers', 'loafers', 'coat', 'sweater', 'jeans', 'sneakers']);
      const item = await call<ClothingItem>('wardrobe', 'createItem', {
        body: { ...details, category, imageUrl: sent.path },
      });
      if (item) acknowledged.items.set(item.id, { color: item.color, timesWorn: item.timesWorn });
      return;
    }
  }

  async function removeItem() {
    const itemId = oneOf(acknowledged.items.keys());
    if (!itemId) return;
    acknowledged.items.delete(itemId);
    // 404 is allowed, because it is the answer to a retry after the first answer was lost.
    await call('wardrobe', 'removeItem', { params: { itemId } }, [404]);
  }

  async function changeItem() {
    const [itemId, known] = oneOf(acknowledged.items) ?? [];
    if (!itemId || !known) return;
    const color = oneOf(['navy', 'white', 'black', 'olive', 'burgundy']) ?? 'navy';
    await call('wardrobe', 'updateItems', { body: { ids: [itemId], changes: { color } } });
    known.color = color;
  }

  async function wearItem() {
    const [itemId, known] = oneOf(acknowledged.items) ?? [];
    if (!itemId || !known) return;
    const item = await call<ClothingItem>('wardrobe', 'wearItem', {
      params: { itemId, date: dayFromToday(0) },
    });
    known.timesWorn = item?.timesWorn ?? 0;
  }

  async function generate() {
    if (counts.generations >= most.generations) return;
    counts.generations += 1;
    let job = await call<GenerationJob>('generation', 'startGeneration', {
      body: { prompt: oneOf(['office day', 'a walk in the park', 'dinner with friends']) },
    });
    while (job?.status === 'pending') {
      await wait(retryMilliseconds);
      job = await call<GenerationJob>('generation', 'getGeneration', { params: { jobId: job.id } });
    }
    if (job?.outfit) acknowledged.outfits.set(job.outfit.id, { isPublic: job.outfit.isPublic });
  }

  async function makeOutfit() {
    const itemId = oneOf(acknowledged.items.keys());
    if (!itemId || acknowledged.outfits.size >= most.outfits) return;
    const isPublic = random() < 0.5;
    const outfit = await call<Outfit>('outfits', 'createOutfit', {
      body: { title: 'Made by hand', notes: '', itemIds: [itemId], isPublic },
    });
    if (outfit) acknowledged.outfits.set(outfit.id, { isPublic });
  }

  async function removeOutfit() {
    const [outfitId] = oneOf([...acknowledged.outfits].filter(([, { isPublic }]) => !isPublic)) ?? [];
    if (!outfitId) return;
    acknowledged.outfits.delete(outfitId);
    await call('outfits', 'removeOutfit', { params: { outfitId } }, [404]);
    for (const [entryId, planned] of acknowledged.entries)
      if (planned === outfitId) acknowledged.entries.delete(entryId);
  }

  /** A random outfit among the newest public ones. These are never removed in this benchmark. */
  const outfitInFeed = async () =>
    oneOf((await call<{ items: { id: string }[] }>('community', 'listFeed'))?.items ?? []);

  async function like() {
    const outfit = await outfitInFeed();
    if (!outfit) return;
    const isLiked = acknowledged.likes.has(outfit.id);
    await call('community', isLiked ? 'unlikeOutfit' : 'likeOutfit', { params: { outfitId: outfit.id } });
    if (isLiked) acknowledged.likes.delete(outfit.id);
    else acknowledged.likes.add(outfit.id);
  }

  async function comment() {
    const outfit = await outfitInFeed();
    if (!outfit || acknowledged.comments.size >= most.comments) return;
    const commentText = `Comment ${counts.actions}`;
    const added = await call<{ id: string }>('community', 'addComment', {
      params: { outfitId: outfit.id },
      body: { commentText },
    });
    if (added) acknowledged.comments.set(added.id, commentText);
  }

  async function plan() {
    const outfitId = oneOf(acknowledged.outfits.keys());
    const days = acknowledged.entries.size;
    if (!outfitId || days >= most.entries) return;
    const scheduledDate = dayFromToday(1 + Math.floor(random() * 600));
    // 409 is allowed: the outfit is already planned, or the day already has a plan.
    const entry = await call<CalendarEntry>(
      'calendar',
      'scheduleOutfit',
      { body: { outfitId, scheduledDate } },
      [409],
    );
    if (entry) acknowledged.entries.set(entry.id, outfitId);
  }

  async function write() {
    const other = oneOf(everyone.filter((id) => id !== userId));
    const conversation = await call<Conversation>('messages', 'startConversation', {
      body: { userId: other },
    });
    if (!conversation) return;
    const message = { id: uuidv7(), content: `Message ${counts.actions}` };
    await call('messages', 'sendMessage', { params: { conversationId: conversation.id }, body: message });
    const sent = acknowledged.messages.get(conversation.id) ?? [];
    acknowledged.messages.set(conversation.id, [...sent, message.id]);
  }

  async function look() {
    await call('community', 'listFeed', { query: { limit: 10 } });
    await call('notifications', 'listNotifications');
    await call('messages', 'listConversations');
  }

  const actions = [
    wearItem,
    changeItem,
    generate,
    makeOutfit,
    removeOutfit,
    like,
    comment,
    plan,
    write,
    look,
  ];

  return {
    counts,
    begin: () => call('profile', 'updateProfile', { body: { displayName: `Person ${userId.slice(0, 4)}` } }),
    act: async () => {
      counts.actions += 1;
      const size = acknowledged.items.size;
      if (size < 4 || (size < wardrobeSize && random() < 0.2)) return addItem();
      if (size === wardrobeSize && random() < 0.1) return removeItem();
      return oneOf(actions)?.();
    },
    /** The number of acknowledged facts. Each message counts by itself, not each conversation. */
    facts: () =>
      Object.values(acknowledged).reduce((sum, { size }) => sum + size, 0) +
      [...acknowledged.messages.values()].reduce((sum, ids) => sum + ids.length - 1, 0),
    /** A sentence for each acknowledged fact that the server has lost or changed. */
    missing: async (): Promise<string[]> => {
      const wrong: string[] = [];
      const compare = (what: string, expected: unknown, found: unknown) => {
        if (!isDeepStrictEqual(expected, found))
          wrong.push(`${what}: ${JSON.stringify(expected)} became ${JSON.stringify(found)}`);
      };
      const items = await whole<ClothingItem>('wardrobe', 'listItems');
      const itemOf = new Map(items.map(({ id, color, timesWorn }) => [id, { color, timesWorn }]));
      for (const [id, item] of acknowledged.items) compare(`item ${id}`, item, itemOf.get(id));
      compare('number of items', acknowledged.items.size, items.length);
      const outfits = await whole<Outfit>('outfits', 'listOutfits');
      const outfitOf = new Map(outfits.map(({ id, isPublic }) => [id, { isPublic }]));
      for (const [id, outfit] of acknowledged.outfits) compare(`outfit ${id}`, outfit, outfitOf.get(id));
      const likes = await whole<{ outfitId: string }>('community', 'listLikes');
      compare('likes', [...acknowledged.likes].sort(), likes.map(({ outfitId }) => outfitId).sort());
      const comments = await whole<{ id: string; commentText: string }>('account', 'listOwnComments');
      const textOf = new Map(comments.map(({ id, commentText }) => [id, commentText]));
      for (const [id, text] of acknowledged.comments) compare(`comment ${id}`, text, textOf.get(id));
      compare('number of comments', acknowledged.comments.size, comments.length);
      const entries = await whole<CalendarEntry>('calendar', 'listEntries');
      compare('entries', [...acknowledged.entries.keys()].sort(), entries.map(({ id }) => id).sort());
      for (const [conversationId, ids] of acknowledged.messages) {
        const messages = await whole<Message>('messages', 'listMessages', { params: { conversationId } });
        const own = messages.filter(({ senderId }) => senderId === userId).map(({ id }) => id);
        compare(`messages of ${conversationId}`, [...ids].sort(), own.sort());
      }
      return wrong;
    },
  };
}
