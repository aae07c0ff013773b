import { Service } from 'electrodb';
import * as z from 'zod';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { ClothingItemEntity } from '../entities/clothing-item.ts';
import { WearEntity } from '../entities/wear.ts';
import { commit } from '../platform/transactions.ts';
import { getItem } from './get-item.ts';

const rows = new Service({ item: ClothingItemEntity, wear: WearEntity });
/** Somewhere it is already tomorrow. */
const latest = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Counts a day on which a piece was worn, once. */
export async function wearItem(userId: string, id: string, date: string): Promise<ClothingItem> {
  requireDate(date);
  const item = await getItem(userId, id);
  const lastWornOn = item.lastWornOn && item.lastWornOn > date ? item.lastWornOn : date;
  await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.wear.create({ userId, itemId: id, date }).commit(),
        entities.item.patch({ userId, id }).add({ timesWorn: 1 }).set({ lastWornOn }).commit(),
      ])
      .go(),
  );
  return getItem(userId, id);
}

/** Takes such a day back; a day that was not counted changes nothing. */
export async function takeBackWear(userId: string, id: string, date: string): Promise<ClothingItem> {
  requireDate(date);
  await getItem(userId, id);
  const { data: days } = await WearEntity.query
    .byItem({ userId, itemId: id })
    .go({ order: 'desc', limit: 2, consistent: true });
  const lastWornOn = days.find((day) => day.date !== date)?.date ?? null;
  await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.wear.remove({ userId, itemId: id, date }).commit(),
        entities.item.patch({ userId, id }).add({ timesWorn: -1 }).set({ lastWornOn }).commit(),
      ])
      .go(),
  );
  return getItem(userId, id);
}

function requireDate(date: string) {
  if (!z.iso.date().safeParse(date).success || date > latest())
    throw new AppError('request.invalid', { field: 'date', message: 'The date must be a day up to today' });
}
