import { outfits } from '#shared/contract/outfits';
import { serve } from '../platform/serve.ts';
import { setFeedback, updateOutfit } from './change-outfit.ts';
import { copyOutfit, createOutfit } from './create-outfit.ts';
import { getInsights } from './insights.ts';
import { listAlternatives } from './list-alternatives.ts';
import { getOutfit, listOutfits, listOutfitsWith, removeOutfit, setVisibility } from './outfits.ts';
import { replaceItem } from './replace-item.ts';
import { wearOutfit } from './wear-outfit.ts';

export const handler = serve(outfits, {
  listOutfits: ({ userId, query }) => listOutfits(userId, query),
  listOutfitsWith: ({ userId, params }) => listOutfitsWith(userId, params.itemId),
  getOutfit: ({ userId, params }) => getOutfit(userId, params.outfitId),
  setVisibility: ({ userId, params, body }) => setVisibility(userId, params.outfitId, body.isPublic),
  removeOutfit: ({ userId, params }) => removeOutfit(userId, params.outfitId),
  createOutfit: ({ userId, body }) => createOutfit(userId, body),
  copyOutfit: ({ userId, params }) => copyOutfit(userId, params.outfitId),
  updateOutfit: ({ userId, params, body }) => updateOutfit(userId, params.outfitId, body),
  setFeedback: ({ userId, params, body }) => setFeedback(userId, params.outfitId, body.feedback),
  listAlternatives: ({ userId, params }) => listAlternatives(userId, params.outfitId, params.itemId),
  replaceItem: ({ userId, params, body }) =>
    replaceItem(userId, params.outfitId, params.itemId, body.replacementId),
  wearOutfit: ({ userId, params }) => wearOutfit(userId, params.outfitId, params.date),
  getInsights: ({ userId }) => getInsights(userId),
});
