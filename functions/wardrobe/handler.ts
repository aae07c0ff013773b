import { wardrobe } from '#shared/contract/wardrobe';
import { readPage } from '../platform/cursor-paging.ts';
import { serve } from '../platform/serving/serve.ts';
import { ClothingItemEntity } from '../rows/items/clothing-item.ts';
import { analyzeClothing, detectStyle } from './analyze-clothing.ts';
import { createItem } from './create-item.ts';
import { getStatistics, listWornDays } from './list-worn-days.ts';
import { prepareUpload } from './prepare-upload.ts';
import { previewClip } from './preview-clip.ts';
import { replacePhoto } from './replace-photo.ts';
import { removeItems, updateItems } from './update-items.ts';
import { takeBackWear, wearItem } from './wear-item.ts';

export const handler = serve(wardrobe, {
  listItems: ({ userId, query }) => readPage(ClothingItemEntity, userId, query),
  prepareUpload: ({ userId, body }) => prepareUpload(userId, body),
  createItem: ({ userId, body }) => createItem(userId, body),
  replacePhoto: ({ userId, params, body }) => replacePhoto(userId, params.itemId, body),
  updateItems: ({ userId, body }) => updateItems(userId, body.ids, body.changes),
  removeItem: ({ userId, params }) => removeItems(userId, [params.itemId]),
  removeItems: ({ userId, body }) => removeItems(userId, body.ids),
  wearItem: ({ userId, params }) => wearItem(userId, params.itemId, params.date),
  takeBackWear: ({ userId, params }) => takeBackWear(userId, params.itemId, params.date),
  listWornDays: ({ userId, query }) => listWornDays(userId, query),
  getStatistics: ({ userId, query }) => getStatistics(userId, query.from),
  analyzeClothing: ({ userId, body }) => analyzeClothing(userId, body),
  previewClip: ({ userId, body }) => previewClip(userId, body.url),
  detectStyle: ({ userId, body }) => detectStyle(userId, body),
});
