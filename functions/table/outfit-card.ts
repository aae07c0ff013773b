import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import type { Outfit } from '#shared/contract/outfits';
import { table } from '../platform/table.ts';
import { nullable } from './nullable.ts';
import { partitionBy, sortBy } from './table-keys.ts';

export type CardPiece = { itemName: string; category: string; color: string; imageUrl: string };

/**
 * A public outfit as the feed shows it, its owner's name included: it is there exactly as long as the outfit is
 * public, because both are written in one transaction. It lies in the partition of its year, which follows
 * from its id; within it ids grow with time. It holds nothing that a like or a comment changes.
 *
 * | access                | how                                                        | units                  |
 * |-----------------------|------------------------------------------------------------|------------------------|
 * | a page of the feed    | one query backwards, one range each of standings and likes | 0.5 read per 4 kB      |
 * | n cards by their ids  | one batch get                                              | 0.5 read each          |
 * | publish, hide, delete | in the transaction of the outfit, with its standing        | 2 write per kB         |
 * | its owner's new name  | one update a card                                          | 1 write per kB         |
 *
 * A card takes 1.5 to 2 kB. One partition takes 1,000 write units a second: 250 outfits made public, and their
 * number is what a year is split into. A page of the newest is read in one query, so that it lies in one place.
 */
export const OutfitCardEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'outfit-card', version: '1' },
    attributes: {
      year: { type: 'string', required: true },
      id: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      authorName: { type: nullable<string>(), required: true },
      authorAvatarUrl: { type: nullable<string>(), required: true },
      title: { type: 'string', required: true },
      description: { type: 'string', required: true },
      prompt: { type: 'string', required: true },
      mood: { type: nullable<string>(), required: true },
      occasion: { type: nullable<string>(), required: true },
      colorHarmony: { type: 'string', required: true },
      styleAnalysis: { type: 'string', required: true },
      imageUrl: { type: nullable<string>(), required: true },
      pieces: { type: CustomAttributeType<CardPiece[]>('any'), required: true },
      purchaseLinks: { type: CustomAttributeType<Outfit['purchaseLinks']>('any'), required: true },
      createdAt: { type: 'string', required: true },
    },
    indexes: { byYear: { pk: partitionBy('year'), sk: sortBy('id') } },
  },
  table,
);
export type OutfitCardRow = EntityItem<typeof OutfitCardEntity>;
