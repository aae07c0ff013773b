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

/** Reads the product at a URL, without saving anything. */
export const usePreviewClip = () =>
  useMutation({ mutationFn: (url: string) => api.wardrobe.previewClip({ body: { url } }) });

/** Creates an item from a product. The preview has already stored its photo as an upload. */
export function useSaveClip(product: ClipPreview) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edits: ClipEdits) => api.wardrobe.createItem({ body: newItemFrom(product, edits) }),
    onSuccess: (item) => prependItem(client, item),
  });
}

/** The item's category: the precise one read from the page, or the general one of a group that the user selected. */
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
    // The contract's name for the storage path.
    imageUrl: path,
    aiDetectedMetadata: analysis,
  };
}
