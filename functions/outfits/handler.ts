import { outfits } from '#shared/contract/outfits';
import { withItsLikes, withLikes } from '../domain/likes-received.ts';
import { serve } from '../platform/serve.ts';
import { setFeedback, updateOutfit } from './change-outfit.ts';
import { copyOutfit, createOutfit } from './create-outfit.ts';
import { getInsights } from './insights.ts';
import { listAlternatives } from './list-alternatives.ts';
import { getOutfit, listOutfits, listOutfitsWith, removeOutfit, setVisibility } from './outfits.ts';
import { replaceItem } from './replace-item.ts';
import { wearOutfit } from './wear-outfit.ts';

export const handler = serve(outfits, {
  listOutfits: async ({ userId, query }) => {
    const { items, cursor } = await listOutfits(userId, query);
    return { items: await withLikes(items), cursor };
  },
  listOutfitsWith: async ({ userId, params }) => withLikes(await listOutfitsWith(userId, params.itemId)),
  getOutfit: async ({ userId, params }) => withItsLikes(await getOutfit(userId, params.outfitId)),
  setVisibility: async ({ userId, params, body }) =>
    withItsLikes(await setVisibility(userId, params.outfitId, body.isPublic)),
  removeOutfit: ({ userId, params }) => removeOutfit(userId, params.outfitId),
  createOutfit: ({ userId, body }) => createOutfit(userId, body),
  copyOutfit: ({ userId, params }) => copyOutfit(userId, params.outfitId),
  updateOutfit: async ({ userId, params, body }) =>
    withItsLikes(await updateOutfit(userId, params.outfitId, body)),
  setFeedback: async ({ userId, params, body }) =>
    withItsLikes(await setFeedback(userId, params.outfitId, body.feedback)),
  listAlternatives: ({ userId, params }) => listAlternatives(userId, params.outfitId, params.itemId),
  replaceItem: async ({ userId, params, body }) =>
    withItsLikes(await replaceItem(userId, params.outfitId, params.itemId, body.replacementId)),
  wearOutfit: ({ userId, params }) => wearOutfit(userId, params.outfitId, params.date),
  getInsights: ({ userId }) => getInsights(userId),
});
