import * as z from 'zod';
import { AiAnalysis, Outfit, titleFields, VisualizationItem } from './outfits.ts';
import { Person } from './profile.ts';

/** A signed URL of a photo or picture, valid for at most fifteen minutes. */
const photoUrl = z.string();

/**
 * A text about an outfit that other people may read. It is a type of its own, so that an answer for others does not
 * compile with a text that only the owner may read. On the server only `functions/rows/community/publication.ts` makes it.
 */
export const PublicText = z.string().brand('public');
export type PublicText = z.infer<typeof PublicText>;

/** A public outfit as the feed and the outfit grids show it. */
export const OutfitCard = Outfit.pick({
  id: true,
  userId: true,
  ...titleFields,
  prompt: true,
  mood: true,
  occasion: true,
  purchaseLinks: true,
  likesCount: true,
  createdAt: true,
}).extend({
  author: Person,
  isLiked: z.boolean(),
  /** At most `limits.community.comments`, which stands for that many or more. */
  commentsCount: z.int(),
  description: PublicText,
  colorHarmony: PublicText,
  styleAnalysis: PublicText,
  /** The signed URL of the outfit's picture; null if it has no picture. */
  imageUrl: photoUrl.nullable(),
  /** The colors of all pieces, without duplicates. */
  colors: z.array(z.string()),
  /** The pieces that still exist, for a flat-lay. */
  flatLay: z.array(
    z.object({
      category: z.string(),
      isCutOut: z.boolean(),
      /** Width divided by height of the cut-out, or of the photo if there is no cut-out. */
      aspectRatio: z.number().positive(),
      url: photoUrl,
    }),
  ),
});
export type OutfitCard = z.infer<typeof OutfitCard>;

/**
 * A public outfit as the modal shows it to other people. It lacks the owner's private fields, and the stylist's tips
 * and reasons, because these are about the owner. `reasoning` only names the style, and the reasoning of each item is
 * empty.
 */
export const PublicOutfit = OutfitCard.omit({
  colorHarmony: true,
  styleAnalysis: true,
  colors: true,
  commentsCount: true,
}).extend(
  Outfit.pick({ language: true, updatedAt: true }).extend({
    reasoning: PublicText,
    styleNotes: PublicText,
    aiAnalysis: AiAnalysis.extend({
      stylingTips: z.array(PublicText),
      colorHarmony: PublicText,
      styleAnalysis: PublicText,
      outfitVisualization: z.object({
        items: z.array(
          VisualizationItem.omit({ imageUrl: true }).extend({
            reasoning: z.literal(''),
            /** Null if the piece no longer exists. */
            url: photoUrl.nullable(),
          }),
        ),
      }),
    }),
  }).shape,
);
export type PublicOutfit = z.infer<typeof PublicOutfit>;

/** A public outfit for visitors without a session. Only the author's name identifies a person. */
export const SharedOutfit = PublicOutfit.pick({
  id: true,
  ...titleFields,
  language: true,
  description: true,
  mood: true,
  occasion: true,
  createdAt: true,
  imageUrl: true,
  flatLay: true,
}).extend({
  authorName: z.string(),
  pieces: z.array(
    VisualizationItem.pick({ itemId: true, itemName: true }).extend({ url: photoUrl.nullable() }),
  ),
  /** The newest other public outfits of the author. */
  moreByAuthor: z
    .array(OutfitCard.pick({ id: true, ...titleFields, imageUrl: true, flatLay: true }))
    .default([]),
});
export type SharedOutfit = z.infer<typeof SharedOutfit>;
