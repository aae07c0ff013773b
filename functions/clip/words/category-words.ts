import type { Category } from '#shared/catalog';
import type { ClipCategory } from '#shared/rules/clip-category';

/** One language's words for the catalog's categories, as comma-separated lists in the syntax of `WordIndex.add`. */
export type CategoryWords = {
  /** ISO 639-1. */
  language: string;
  /**
   * True if the head noun comes before its modifiers ('robe chemise'), false if it comes after them ('shirt dress').
   */
  nounFirst: boolean;
  categories: Partial<Record<Category, string>>;
  /** Words for a whole department. They count only if no text names a garment. */
  departments: Partial<Record<ClipCategory, string>>;
  /** Phrases that contain a word for a garment but do not name a garment: 'tie dye', 'watch strap'. */
  noGarment?: string;
  /** Words after which a noun only describes the garment: 'with', 'in', 'for'. */
  prepositions: string;
};
