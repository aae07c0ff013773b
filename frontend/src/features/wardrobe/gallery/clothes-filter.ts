import { type Slot, slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { canBeWorn } from '#shared/stylist/ranking/availability';
import { shownName } from '../../../lib/catalog-name.ts';
import { language } from '../../../lib/language.ts';
import { costPerWear } from '../../../lib/money.ts';
import { newestFirst } from '../../../lib/newest-first.ts';
import { t } from '../../../lib/t.ts';

/** The initial filter: all items that are not archived, newest first. */
export const noFilter = {
  text: '',
  state: 'wardrobe' as keyof typeof states,
  slot: '' as Slot | '',
  category: '',
  color: '',
  style: '',
  brand: '',
  season: '' as ClothingItem['seasons'][number] | '',
  order: 'newest' as keyof typeof orders,
};
/** The gallery's search text, filters and order. An empty string means no restriction. */
export type ClothesFilter = typeof noFilter;

const isArchived = ({ archiveReason }: ClothingItem) => archiveReason !== null;
/** The states to filter by. `holds` returns whether an item is in the state. */
export const states = {
  wardrobe: { name: t('In my wardrobe'), holds: (item: ClothingItem) => !isArchived(item) },
  ready: { name: t('Ready to wear'), holds: canBeWorn },
  laundry: {
    name: t('In the laundry'),
    holds: (item: ClothingItem) => !isArchived(item) && item.isInLaundry,
  },
  archived: { name: t('Archived'), holds: isArchived },
  all: { name: t('Everything'), holds: () => true },
} as const;

const { compare } = new Intl.Collator(language);
const byText = (textOf: (item: ClothingItem) => string) => (a: ClothingItem, b: ClothingItem) =>
  compare(textOf(a), textOf(b));

/** The sort orders. Items that compare equal are sorted newest first. */
export const orders = {
  newest: { name: t('Newest first'), compare: newestFirst },
  oldest: { name: t('Oldest first'), compare: byText(({ createdAt }) => createdAt) },
  category: { name: t('Category'), compare: byText(({ category }) => shownName(category)) },
  color: { name: t('Color'), compare: byText(({ color }) => shownName(color)) },
  brand: {
    name: t('Brand'),
    // Items without a brand come last.
    compare: byText(({ brand }) => brand ?? '\uffff'),
  },
  mostWorn: {
    name: t('Most worn'),
    compare: (a: ClothingItem, b: ClothingItem) => b.timesWorn - a.timesWorn,
  },
  longUnworn: { name: t('Longest not worn'), compare: byText(({ lastWornOn }) => lastWornOn ?? '') },
  costPerWear: {
    name: t('Cost per wear'),
    compare: (a: ClothingItem, b: ClothingItem) => (costPerWear(b) ?? -1) - (costPerWear(a) ?? -1),
  },
} as const;

/** Whether an item passes all filters. The search text is not checked here. */
export const passes = (filter: ClothesFilter) => (item: ClothingItem) =>
  states[filter.state].holds(item) &&
  (!filter.slot || slotOf(item.category) === filter.slot) &&
  (!filter.category || item.category === filter.category) &&
  (!filter.color || item.color === filter.color) &&
  (!filter.style || item.style === filter.style) &&
  (!filter.brand || item.brand === filter.brand) &&
  // An item without seasons suits every season.
  (!filter.season || item.seasons.length === 0 || item.seasons.includes(filter.season));

/** Those of items found by the search text that pass all filters, in the selected order. */
export const filterClothes = (found: readonly ClothingItem[], filter: ClothesFilter) =>
  found.filter(passes(filter)).sort((a, b) => orders[filter.order].compare(a, b) || newestFirst(a, b));

/** The number of filters that differ from `noFilter`; search text and order do not count. */
export const countActiveFilters = ({ text: _, order: __, ...filter }: ClothesFilter) =>
  Object.entries(filter).filter(([name, value]) => value !== noFilter[name as keyof ClothesFilter]).length;

/** A filter with only the search text and the order of another filter. */
export const clearedOf = ({ text, order }: ClothesFilter): ClothesFilter => ({ ...noFilter, text, order });

/** The distinct values of a field among items, sorted by their names. */
export function valuesOf(items: readonly ClothingItem[], field: 'category' | 'color' | 'style' | 'brand') {
  const nameOf = (value: string) => (field === 'brand' ? value : shownName(value));
  const values = new Set(items.map((item) => item[field]).filter((value) => value !== null));
  return [...values].sort((one, other) => compare(nameOf(one), nameOf(other)));
}
