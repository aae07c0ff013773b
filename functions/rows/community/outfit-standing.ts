import { CustomAttributeType, type EntityItem } from 'electrodb';
import { defineEntity, required, shortKeyOf } from '../../platform/table.ts';

/** What statistics count of a standing: 1 if public, its likes, and the colors and styles of its pieces. */
export type Counted = { outfits: 0 | 1; likes: number; colors: string[]; styles: string[] };

/**
 * The standing of an outfit that is or was public: its numbers of likes and comments, and its colors and styles for the
 * community statistics. It has the order of the cards, so that the likes of a page are one range query. Likes are
 * counted by the projection, those of one batch of the stream together, so that a thousand a second are a few writes.
 *
 * A row takes about 0.4 kB. ElectroDB's default keys would make it a third larger, and each page of the feed reads
 * fifty.
 */
export const OutfitStandingEntity = defineEntity('standing', {
  attributes: {
    ...required('string', 'year', 'id', 'userId'),
    isPublic: { type: 'boolean', required: true },
    likesCount: { type: 'number', required: true },
    /** Absent until there was a comment. */
    commentsCount: { type: 'number' },
    colors: { type: 'list', items: { type: 'string' } },
    styles: { type: 'list', items: { type: 'string' } },
    /** What the community statistics have already counted of this standing. */
    counted: { type: CustomAttributeType<Counted>('any') },
    /** Whether the outfit was deleted. The row is deleted when the statistics no longer count it. */
    isGone: { type: 'boolean' },
  },
  indexes: { byYear: shortKeyOf('standings', 'year', 'id') },
});
export type OutfitStandingRow = EntityItem<typeof OutfitStandingEntity>;
