import { Service } from 'electrodb';
import * as z from 'zod';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { latestToday } from '#shared/rules/days';
import { commit } from '../platform/transactions.ts';
import { ClothingItemEntity } from '../table/clothing-item.ts';
import { WearEntity } from '../table/wear.ts';

const rows = new Service({ item: ClothingItemEntity, wear: WearEntity });

/** Refuses what is no day, or one that has not come anywhere. */
export function requireWornDate(date: string) {
  if (!z.iso.date().safeParse(date).success || date > latestToday())
    throw new AppError('request.invalid', { field: 'date', message: 'The date must be a day up to today' });
}

/** Counts a day on which a piece was worn, once; a piece that is gone is none to count for. */
export async function countWear({ userId, id, lastWornOn }: ClothingItem, date: string) {
  const latestWear = lastWornOn && lastWornOn > date ? lastWornOn : date;
  await commit(() =>
    rows.transaction
      .write(({ wear, item }) => [
        wear.create({ userId, itemId: id, date }).commit(),
        item.patch({ userId, id }).add({ timesWorn: 1 }).set({ lastWornOn: latestWear }).commit(),
      ])
      .go(),
  );
}
