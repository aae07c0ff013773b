import { outfits } from '#shared/contract/outfits';
import { serve } from '../platform/serve.ts';
import { getOutfit, listOutfits, listOutfitsWith, removeOutfit, setVisibility } from './outfits.ts';

export const handler = serve(outfits, {
  listOutfits: ({ userId, query }) => listOutfits(userId, query),
  listOutfitsWith: ({ userId, params }) => listOutfitsWith(userId, params.itemId),
  getOutfit: ({ userId, params }) => getOutfit(userId, params.outfitId),
  setVisibility: ({ userId, params, body }) => setVisibility(userId, params.outfitId, body.isPublic),
  removeOutfit: ({ userId, params }) => removeOutfit(userId, params.outfitId),
});
