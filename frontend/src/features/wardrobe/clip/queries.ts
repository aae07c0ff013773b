import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fallbackStyle } from '#shared/catalog';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { type ClipCategory, clipCategories } from '#shared/rules/clip-category';
import { api } from '../../../lib/api.ts';
import { prependItem } from '../queries.ts';

/** What a person may say otherwise of a product that was read off a page. */
export type ClipEdits = { brand: string; color: string; category: ClipCategory };

/** Reads the product at an address. */
export const usePreviewClip = () =>
  useMutation({ mutationFn: (url: string) => api.wardrobe.previewClip({ body: { url } }) });

/** Makes an item of a product; its picture lies where that of an upload does. */
export function useSaveClip(product: ClipPreview) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edits: ClipEdits) => api.wardrobe.createItem({ body: newItemFrom(product, edits) }),
    onSuccess: (item) => prependItem(client, item),
  });
}

/** The category of the wardrobe that a group stands for: the page's own, unless the person chose another group. */
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
    description: [title, description].filter(Boolean).join('\n').slice(0, limits.item.description),
    price: isPriced ? price : null,
    currency: isPriced ? currency : null,
    imageUrl: path,
    aiDetectedMetadata: analysis,
  };
}
