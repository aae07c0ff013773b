import { type Color, colors, communityColors, slotOf, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { WornDay } from '#shared/contract/wardrobe';
import { dayAfter } from '#shared/rules/days';
import { colorHues } from '../../lib/color-hues.ts';
import { costPerWear } from '../../lib/money.ts';

/** The periods to choose from, in days up to today. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** The first day of a period that ends today. */
const firstDayOf = (period: Period, today: string) => dayAfter(today, 1 - period);

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

/** A color or kind of clothes: how many pieces are owned, how many were worn, and the sum of their worn days. */
export type Part<Name extends string = string> = { name: Name; pieces: number; worn: number; wears: number };

function partsBy<Name extends string>(
  items: readonly ClothingItem[],
  worn: readonly WornPiece[],
  nameOf: (item: ClothingItem) => Name,
): Part<Name>[] {
  const days = new Map(worn.map((piece) => [piece.item.id, piece.days]));
  return [...Map.groupBy(items, nameOf)].map(([name, group]) => ({
    name,
    pieces: group.length,
    worn: group.filter(({ id }) => days.has(id)).length,
    wears: group.reduce((sum, { id }) => sum + (days.get(id) ?? 0), 0),
  }));
}

/** The colors of a wardrobe, the one with most pieces first. */
export const colorsOf = (items: readonly ClothingItem[], worn: readonly WornPiece[]) =>
  partsBy(items, worn, ({ color }) => color.toLowerCase()).toSorted(
    (one, other) => other.pieces - one.pieces || other.wears - one.wears,
  );

/** The kinds of clothes of a wardrobe, ordered from head to foot. */
export const kindsOf = (items: readonly ClothingItem[], worn: readonly WornPiece[]) =>
  partsBy(items, worn, ({ category }) => slotOf(category)).toSorted(
    (one, other) => slots.indexOf(one.name) - slots.indexOf(other.name),
  );

export type PieceCost = { item: ClothingItem; cost: number };
/** The costs of the pieces with the same currency. `currency` is null for prices without a currency. */
export type Costs = {
  currency: string | null;
  pieces: number;
  total: number;
  /** `best` are the worn pieces with the lowest cost per wear, `worst` the other pieces with the highest. */
  best: readonly PieceCost[];
  worst: readonly PieceCost[];
};

const listed = 4;

/** The costs by currency, as amounts in different ones cannot be compared. The one with most pieces comes first. */
export function costsOf(items: readonly ClothingItem[]): Costs[] {
  const priced = items.filter(({ price }) => price !== null);
  return [...Map.groupBy(priced, ({ currency }) => currency)]
    .map(([currency, group]) => {
      const costs = group
        .map((item) => ({ item, cost: costPerWear(item) ?? 0 }))
        .toSorted((one, other) => one.cost - other.cost);
      const best = costs.filter(({ item }) => item.timesWorn > 0).slice(0, listed);
      return {
        currency,
        pieces: group.length,
        total: group.reduce((sum, { price }) => sum + (price ?? 0), 0),
        best,
        worst: costs
          .filter((piece) => !best.includes(piece))
          .slice(-listed)
          .toReversed(),
      };
    })
    .toSorted((one, other) => other.pieces - one.pieces);
}

/** A piece that could go, its number of good outfits, and the average of its kind. Null if not counted. */
export type Departure = { item: ClothingItem; outfits: number | null; usual: number | null };

/** Whether a piece has been in the wardrobe for a year. */
const isOld = ({ createdAt }: ClothingItem, first: string) => createdAt.slice(0, 10) < first;

/** Whether any piece has been in the wardrobe for a year, so that it can be judged. */
export const hasOldPieces = (items: readonly ClothingItem[], today: string) =>
  ownedOf(items).some((item) => isOld(item, firstDayOf(365, today)));

/**
 * The pieces that have been here for a year and were not worn in that time. A piece is left out if it is in at least
 * half as many good outfits as its kind on average. The longest unworn comes first. `withPiece` maps a piece's id to
 * its number of good outfits.
 */
export function departuresOf(
  items: readonly ClothingItem[],
  withPiece: ReadonlyMap<string, number>,
  today: string,
): Departure[] {
  const first = firstDayOf(365, today);
  const owned = ownedOf(items);
  const usualOf = (item: ClothingItem) => {
    const counts = owned
      .filter(({ category }) => slotOf(category) === slotOf(item.category))
      .flatMap(({ id }) => withPiece.get(id) ?? []);
    return counts.length ? counts.reduce((sum, count) => sum + count, 0) / counts.length : null;
  };
  return owned
    .filter((item) => isOld(item, first) && (item.lastWornOn === null || item.lastWornOn < first))
    .map((item) => ({ item, outfits: withPiece.get(item.id) ?? null, usual: usualOf(item) }))
    .filter(({ outfits, usual }) => outfits === null || usual === null || outfits < usual / 2)
    .toSorted((one, other) => (one.item.lastWornOn ?? '').localeCompare(other.item.lastWornOn ?? ''));
}

const isColor = (name: string): name is Color => colors.some((color) => color === name);

/** The CSS color for a color's name. A name in the family of a catalog color uses that one. Null for others. */
export function swatchOf(name: string): string | null {
  if (isColor(name)) return colorHues[name];
  const family = Object.entries(communityColors).find(([, words]) =>
    words.some((word) => word === name),
  )?.[0];
  return family && isColor(family) ? colorHues[family] : null;
}
