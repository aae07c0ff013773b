import type { Category } from '#shared/catalog';
import type { ClipCategory } from '#shared/rules/clip-category';

/**
 * What one language calls the clothes of the catalog. Words and phrases stand between commas; `*kleid` is
 * also the end of a longer word, as in 'Sommerkleid'.
 */
export type CategoryWords = {
  language: string;
  /** Whether a noun comes before what describes it ('robe chemise') or after ('shirt dress'). */
  nounFirst: boolean;
  categories: Partial<Record<Category, string>>;
  /** Words for a whole department, which only count where nothing says more. */
  departments: Partial<Record<ClipCategory, string>>;
  /** Phrases with a word of clothing that mean none of their own: 'tie dye', 'watch strap'. */
  nothing?: string;
  /** What comes after these words describes the product: 'with', 'in', 'for'. */
  describers: string;
};
