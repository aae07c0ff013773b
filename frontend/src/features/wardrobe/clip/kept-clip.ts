import { useMemo } from 'react';
import * as z from 'zod';
import { ClipPreview } from '#shared/contract/wardrobe';
import { type ClipCategory, clipCategories, defaultClipCategory } from '#shared/rules/clip-category';
import { useOwnId } from '../../../data/user-id.ts';
import { useKeptValue } from '../../../lib/use-kept-value.ts';
import type { ClipEdits } from './queries.ts';

const Kept = z.object({
  url: z.string(),
  clip: z
    .object({
      product: ClipPreview,
      edits: z.object({
        brand: z.string(),
        color: z.string(),
        category: z.enum(Object.keys(clipCategories) as [ClipCategory, ...ClipCategory[]]),
      }),
    })
    .nullable(),
});
type Kept = z.infer<typeof Kept>;
/** A product that was read from a page, with the user's edits of it. */
export type ReadClip = NonNullable<Kept['clip']>;

/** The initial values of a product's fields. */
export const editsOf = (product: ClipPreview): ClipEdits => ({
  brand: product.brand ?? '',
  color: product.color ?? '',
  category: product.category ?? defaultClipCategory,
});

/** Keeps the address and the product after the tab is closed, until the product is saved or cancelled. */
export function useKeptClip({ url, clip, restore }: Kept & { restore: (kept: Kept) => void }) {
  const userId = useOwnId();
  const value = useMemo(() => (url || clip ? { url, clip } : null), [url, clip]);
  useKeptValue({ userId, name: 'clip', schema: Kept, value, restore });
}
