import type { ClothingItem, WornDay } from '#shared/contract/wardrobe';
import { dayAfter } from '#shared/rules/days';

/** The periods that can be looked at, in days up to today. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** The first day of a period whose last is today. */
export const firstDayOf = (period: Period, today: string) => dayAfter(today, 1 - period);

/** A piece with the number of days on which it was worn. */
export type WornPiece = { item: ClothingItem; days: number };

export type Wearing = {
  owned: number;
  /** Worn at least once, the most worn first. */
  worn: readonly WornPiece[];
  /** Not worn, the longest first. */
  unworn: readonly ClothingItem[];
  /** How much of what is owned was worn, 0 to 100. */
  percent: number;
};

/** What is in the wardrobe: everything that is not archived. */
export const ownedOf = (items: readonly ClothingItem[]) =>
  items.filter(({ archiveReason }) => archiveReason === null);

/** Which pieces of a wardrobe were worn in a period, by the days on which they were. */
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
