import type { Category } from '#shared/catalog';
import type { ClipCategory } from '#shared/rules/clip-category';

/** One language's words for the catalog's categories, as comma-separated lists in the syntax of `WordIndex.add`. */
export type CategoryWords = {
  /** ISO 639-1. */
  language: string;
  /** Whether the head noun precedes its modifiers ('robe chemise') or follows them ('shirt dress'). */
  nounFirst: boolean;
  categories: Partial<Record<Category, string>>;
  /** Words for a whole department, which count only where no text names a garment. */
  departments: Partial<Record<ClipCategory, string>>;
  /** Phrases that contain a word for a garment but name none: 'tie dye', 'watch strap'. */
  noGarment?: string;
  /** Words after which a noun only describes the garment: 'with', 'in', 'for'. */
  prepositions: string;
};
