import type { EntityItem } from 'electrodb';
import { defineEntity, expiry, keyOf, required } from '../../platform/table.ts';

/** A day on which an item was worn. The day is in the key, so that an item counts at most once a day. */
export const WearEntity = defineEntity('wear', {
  attributes: {
    /** `date`: YYYY-MM-DD */
    ...required('string', 'userId', 'itemId', 'date'),
  },
  indexes: { byItem: keyOf('userId', 'itemId', 'date') },
});

/** A day of wear of an outfit, with the items that it had. Expires when the outfit may be suggested again. */
export const OutfitWearEntity = defineEntity('outfit-wear', {
  attributes: {
    /** `date`: YYYY-MM-DD */
    ...required('string', 'userId', 'date', 'outfitId'),
    itemIds: { type: 'list', items: { type: 'string' }, required: true },
    expiresAt: expiry,
  },
  indexes: { byDay: keyOf('userId', 'date', 'outfitId') },
});

/**
 * What was worn on a day, ordered by day: the items whose wears are counted, and the outfits that were worn as a whole.
 * Both are sets, so that repeated and concurrent requests add a value once. It is written in the transaction that
 * counts the wears.
 *
 * A day with six pieces takes about 0.5 kB, a year in which every day is recorded 180 kB: 23 read units.
 */
export const WornDayEntity = defineEntity('worn-day', {
  attributes: {
    /** `date`: YYYY-MM-DD */
    ...required('string', 'userId', 'date'),
    /** Absent if there are none. */
    itemIds: { type: 'set', items: 'string' },
    outfitIds: { type: 'set', items: 'string' },
  },
  indexes: { byDay: keyOf('userId', 'date') },
});
export type WornDayRow = EntityItem<typeof WornDayEntity>;
