import type { ClothingItem } from '#shared/contract/clothing-item';
import type { WornDay } from '#shared/contract/wardrobe';
import { dayAfter } from '#shared/rules/days';

/** The periods to choose from, in days up to today. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** The first day of a period that ends today. */
export const firstDayOf = (period: Period, today: string) => dayAfter(today, 1 - period);

/** A piece with the number of days on which it was worn. */
export type WornPiece = { item: ClothingItem; days: number };

export type Wearing = {
  owned: number;
  /** The pieces worn at least once, the most worn first. */
  worn: readonly WornPiece[];
  /** The pieces that were not worn in the period. The longest unworn comes first. */
  unworn: readonly ClothingItem[];
  /** The percentage of the owned pieces that were worn, 0 to 100. */
  percent: number;
};

/** The owned pieces: all items that are not archived. */
export const ownedOf = (items: readonly ClothingItem[]) =>
  items.filter(({ archiveReason }) => archiveReason === null);

/** Splits the wardrobe into pieces that were worn in a period and pieces that were not. */
export function wearingIn(
  items: readonly ClothingItem[],
  days: readonly WornDay[],
  period: Period,
  today: string,
): Wearing {
  const first = firstDayOf(period, today);
  const counts = new Map<string, number>();
  for (const { date, itemIds } of days)
    if (date >= first && date <= today) for (const id of itemIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const owned = ownedOf(items).map((item) => ({ item, days: counts.get(item.id) ?? 0 }));
  const worn = owned.filter((piece) => piece.days > 0).toSorted((one, other) => other.days - one.days);
  return {
    owned: owned.length,
    worn,
    unworn: owned
      .filter((piece) => piece.days === 0)
      .map(({ item }) => item)
      .toSorted((one, other) => (one.lastWornOn ?? '').localeCompare(other.lastWornOn ?? '')),
    percent: owned.length ? Math.round((worn.length / owned.length) * 100) : 0,
  };
}
