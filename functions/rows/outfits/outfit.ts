import { CustomAttributeType, type CustomAttributeTypeName, type EntityItem } from 'electrodb';
import type { Outfit } from '#shared/contract/outfits';
import type { Weather } from '#shared/contract/weather';
import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import { defineEntity, defineNumbers, keyOf, nullable, required } from '../../platform/table.ts';

/** The texts about an outfit that other people may read. */
export type PublicTexts = Pick<Outfit, 'description' | 'styleNotes'> &
  Pick<Outfit['aiAnalysis'], 'colorHarmony' | 'styleAnalysis'>;

/** A language that may be unknown. */
export const knownLanguage = {
  type: CustomAttributeType('string') as CustomAttributeTypeName<Language | undefined>,
};

/**
 * An outfit in its owner's partition; a query backwards lists the newest first.
 *
 * An outfit takes 2 to 4 kB, most of it the stylist's texts. The three image fields hold storage paths; the
 * spec names them so.
 */
export const OutfitEntity = defineEntity('outfit', {
  attributes: {
    ...required('string', 'userId', 'id', 'title', 'description', 'prompt', 'reasoning', 'styleNotes'),
    ...required('string', 'createdAt', 'updatedAt'),
    /** Grows with every change to what others may see. Absent until the first change. */
    version: { type: 'number' },
    /** Hidden from everyone but its owner, after enough reports or by a moderator. */
    isWithheld: { type: 'boolean' },
    titleLanguage: knownLanguage,
    language: knownLanguage,
    ...required(nullable<string>(), 'mood', 'occasion', 'notes', 'pinboardBoardId'),
    recommendedClothes: { type: 'list', items: { type: 'string' }, required: true },
    ...required(nullable<string>(), 'outfitImageUrl', 'generatedImageUrl', 'aiGeneratedImageUrl'),
    /** The texts for other people. Null if the stylist's texts reveal nothing about the person. */
    publicTexts: { type: nullable<PublicTexts>(), required: true, default: () => null },
    isPublic: { type: 'boolean', required: true },
    purchaseLinks: { type: CustomAttributeType<Outfit['purchaseLinks']>('any'), required: true },
    weatherData: { type: nullable<Weather>(), required: true },
    feedback: { type: nullable<'like' | 'dislike'>(), required: true },
    lastWornOn: { type: 'string' },
    aiAnalysis: { type: CustomAttributeType<Outfit['aiAnalysis']>('any'), required: true },
    brief: { type: nullable<Brief>(), required: true, default: () => null },
  },
  indexes: { byUser: keyOf('userId', 'id') },
});
export type OutfitRow = EntityItem<typeof OutfitEntity>;

/**
 * The number of a person's outfits. Without it, all outfits would have to be queried. It changes only in the
 * transaction that stores or deletes an outfit, and is read with one get (0.5 read units).
 */
export const OutfitCountEntity = defineNumbers('outfit-count', 'outfits');

/** Links an item to an outfit. Deleted with the outfit, not with the item. */
export const OutfitPieceEntity = defineEntity('outfit-piece', {
  attributes: required('string', 'userId', 'itemId', 'outfitId'),
  indexes: { byItem: keyOf('userId', 'itemId', 'outfitId') },
});
