import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fallbackStyle } from '#shared/catalog';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { type ClipCategory, clipCategories } from '#shared/rules/clip-category';
import { shorten } from '#shared/rules/shorten';
import { api } from '../../../lib/api.ts';
import { prependItem } from '../queries.ts';

/** The details of a clipped product that the user can change. */
export type ClipEdits = { brand: string; color: string; category: ClipCategory };

/** Reads the product at a URL. No item is created. */
export const usePreviewClip = () =>
  useMutation({ mutationFn: (url: string) => api.wardrobe.previewClip({ body: { url } }) });

/** Creates an item from a product. The preview has already uploaded its photo. */
export function useSaveClip(product: ClipPreview) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edits: ClipEdits) => api.wardrobe.createItem({ body: newItemFrom(product, edits) }),
    onSuccess: (item) => prependItem(client, item),
  });
}

/**
 * The item's category. If the user kept the detected group, it is the precise category from the page, if there is one.
 * Otherwise it is the general category of the selected group.
 */
export const wardrobeCategoryOf = (product: ClipPreview, selected: ClipCategory): string =>
  selected === product.category && product.wardrobeCategory
    ? product.wardrobeCategory
    : clipCategories[selected];

function newItemFrom(product: ClipPreview, { brand, color, category }: ClipEdits) {
  const { title, description, price, currency, path, analysis } = product;
  const isPriced = price !== null && price <= limits.item.price;
  return {
    category: wardrobeCategoryOf(product, category),
    color,
    style: fallbackStyle,
    brand,
    description: shorten([title, description].filter(Boolean).join('\n'), limits.item.description),
    price: isPriced ? price : null,
    currency: isPriced ? currency : null,
    // In the contract the storage path is called `imageUrl`.
    imageUrl: path,
    aiDetectedMetadata: analysis,
  };
}
