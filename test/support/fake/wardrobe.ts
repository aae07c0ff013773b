import { sanitizeFileName } from '#functions/wardrobe/upload-path';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { PhotoToAnalyze, WornDay, wardrobe } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { uploadRefusal } from '#shared/rules/upload-file';
import { anyImage, unworn } from '../examples/unworn.ts';
import { pictureIn } from './pictures.ts';
import { newRow, ownedBy, pageOf } from './rows.ts';
import type { AnswersTo, Sight, World } from './world.ts';

const anySight: Sight = {
  color: { color: 'navy', confidence: 'high' },
  hash: 'fedcba9876543210',
  style: 'casual',
  category: 'shirt',
  likely: [],
  seen: {},
};

/** Answers wardrobe calls like the server. */
export function wardrobeAnswers(world: World): AnswersTo<typeof wardrobe> {
  const owned = (userId: string, ids: readonly string[]) => {
    const found = ownedBy(userId, world.clothes).filter(({ id }) => ids.includes(id));
    if (found.length === 0) throw new AppError('not_found');
    return found;
  };
  const change = (items: readonly ClothingItem[], changes: Partial<ClothingItem>) => {
    const changed = new Map(items.map((item) => [item.id, { ...item, ...changes }]));
    world.clothes = world.clothes.map((item) => changed.get(item.id) ?? item);
    return [...changed.values()];
  };
  const remove = (userId: string, ids: readonly string[]) => {
    const leaving = owned(userId, ids);
    world.clothes = world.clothes.filter((item) => !leaving.includes(item));
    return undefined;
  };
  const wear = (userId: string, itemId: string, days: readonly string[]) => {
    world.wears.set(itemId, days);
    const lastWornOn = days.toSorted().at(-1) ?? null;
    return change(owned(userId, [itemId]), { timesWorn: days.length, lastWornOn })[0] as ClothingItem;
  };
  const daysOf = (itemId: string) => world.wears.get(itemId) ?? [];
  const sightOf = (photo: PhotoToAnalyze): Sight => {
    const name = 'path' in photo ? photo.path.replace(/^.*?\/\d+_/, '') : pictureIn(photo.imageBase64).name;
    return { ...anySight, ...world.sights[name] };
  };

  return {
    listItems: ({ userId, query }) => pageOf(ownedBy(userId, world.clothes), query),
    prepareUpload({ userId, body }) {
      const refusal = uploadRefusal(body);
      if (refusal) throw new AppError(refusal);
      const path = `${userId}/${Date.now()}_${sanitizeFileName(body.fileName)}`;
      return { url: '/uploads', fields: { key: path, 'Content-Type': body.contentType }, path };
    },
    createItem({ userId, body }) {
      const known = world.clothes.find(({ imageUrl }) => imageUrl === body.imageUrl);
      if (known) return known;
      if (ownedBy(userId, world.clothes).length >= limits.wardrobeItems) throw new AppError('wardrobe.full');
      if (!world.uploads.has(body.imageUrl)) throw new AppError('upload.missing');
      const item: ClothingItem = { ...unworn, ...body, ...newRow(userId), image: anyImage };
      world.clothes.push(item);
      return item;
    },
    replacePhoto({ userId, params, body }) {
      const [item] = owned(userId, [params.itemId]);
      if (item?.imageUrl === body.imageUrl) return item;
      if (!world.uploads.has(body.imageUrl)) throw new AppError('upload.missing');
      if (item?.imageUrl !== body.replaces) throw new AppError('photo.replaced');
      const { cutOut: _, ...rest } = item;
      return change([rest], { imageUrl: body.imageUrl })[0] as ClothingItem;
    },
    updateItems: ({ userId, body }) => change(owned(userId, body.ids), body.changes as Partial<ClothingItem>),
    removeItem: ({ userId, params }) => remove(userId, [params.itemId]),
    removeItems: ({ userId, body }) => remove(userId, body.ids),
    wearItem: ({ userId, params: { itemId, date } }) =>
      wear(userId, itemId, [...new Set([...daysOf(itemId), date])]),
    takeBackWear: ({ userId, params: { itemId, date } }) =>
      wear(
        userId,
        itemId,
        daysOf(itemId).filter((day) => day !== date),
      ),
    listWornDays: ({ userId, query: { from = '' } }) => ({
      items: wornDaysOf(world, userId, from),
      cursor: null,
    }),
    getStatistics: ({ userId, query: { from } }) => ({
      items: pageOf(ownedBy(userId, world.clothes), { limit: limits.wardrobeItems }).items,
      days: wornDaysOf(world, userId, from),
    }),
    analyzeClothing({ body }) {
      const { color, hash, likely } = sightOf(body);
      return {
        analysis: color,
        categories: [...likely],
        hash,
        picture: 'path' in body ? 'cGljdHVyZQ==' : null,
      };
    },
    detectStyle({ body }) {
      const { style, category, color, seen } = sightOf(body);
      const nothing = { description: null, brand: null, seasons: [], pieces: [] };
      return { style, category: category as 'shirt', color: color.color as 'navy', ...nothing, ...seen };
    },
    previewClip({ userId, body }) {
      const product = world.products[body.url];
      if (!product) throw new AppError('clip.unreadable', { suggestion: 'try_product_page' });
      const path = `${userId}/${Date.now()}_clip.jpg`;
      world.uploads.add(path);
      return { ...product, path };
    },
  };
}

/** What was worn on each day, from the day `from` on. */
function wornDaysOf(world: World, userId: string, from: string): WornDay[] {
  const days = new Map<string, WornDay>();
  const add = (kind: 'itemIds' | 'outfitIds', rows: readonly { id: string }[], worn: World['wears']) => {
    for (const { id } of rows)
      for (const date of new Set(worn.get(id))) {
        const day = days.get(date) ?? { date, itemIds: [], outfitIds: [] };
        days.set(date, { ...day, [kind]: [...day[kind], id] });
      }
  };
  add('itemIds', ownedBy(userId, world.clothes), world.wears);
  add('outfitIds', ownedBy(userId, world.outfits), world.outfitWears);
  return [...days.values()]
    .filter(({ date }) => date >= from)
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
