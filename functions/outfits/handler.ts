import { outfits } from '#shared/contract/outfits';
import { serve } from '../platform/serving/serve.ts';
import { withItsLikes, withLikes } from '../rows/community/likes-received.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { removeOutfit } from '../rows/outfits/outfit-rows.ts';
import { copyOutfit, createOutfit } from './create-outfit.ts';
import { getInsights } from './get-insights.ts';
import { listAlternatives } from './list-alternatives.ts';
import { countOutfitsWith, listOutfits, listOutfitsWith } from './list-outfits.ts';
import { replaceItem } from './replace-item.ts';
import { takeBackOutfitWear } from './take-back-outfit-wear.ts';
import { setFeedback, setVisibility, updateOutfit } from './update-outfit.ts';
import { wearOutfit } from './wear-outfit.ts';

export const handler = serve(outfits, {
  listOutfits: async ({ userId, query }) => {
    const { items, cursor } = await listOutfits(userId, query);
    return { items: await withLikes(items), cursor };
  },
  listOutfitsWith: async ({ userId, params }) => withLikes(await listOutfitsWith(userId, params.itemId)),
  countOutfitsWith: ({ userId, body }) => countOutfitsWith(userId, body.itemIds),
  getOutfit: async ({ userId, params }) =>
    withItsLikes(await OutfitEntity.require({ userId, id: params.outfitId })),
  setVisibility: async ({ userId, params, body }) =>
    withItsLikes(await setVisibility(userId, params.outfitId, body.isPublic)),
  removeOutfit: ({ userId, params }) => removeOutfit(userId, params.outfitId),
  createOutfit: ({ userId, language, newId, body }) => createOutfit({ userId, language }, newId, body),
  copyOutfit: ({ userId, newId, params }) => copyOutfit(userId, newId, params.outfitId),
  updateOutfit: async ({ userId, params, body }) =>
    withItsLikes(await updateOutfit(userId, params.outfitId, body)),
  setFeedback: async ({ userId, params, body }) =>
    withItsLikes(await setFeedback(userId, params.outfitId, body.feedback)),
  listAlternatives: ({ userId, params, query }) =>
    listAlternatives(userId, params.outfitId, params.itemId, query.of),
  replaceItem: async ({ userId, language, params, body }) =>
    withItsLikes(await replaceItem({ userId, language }, params.outfitId, params.itemId, body.replacementId)),
  wearOutfit: ({ userId, params }) => wearOutfit(userId, params.outfitId, params.date),
  takeBackOutfitWear: async ({ userId, params }) =>
    withItsLikes(await takeBackOutfitWear(userId, params.outfitId, params.date)),
  getInsights: ({ userId }) => getInsights(userId),
});
