import type { Category } from '../catalog.ts';
import table from '../stylist/lexicon/categories.json' with { type: 'json' };
import { recordsOf } from '../stylist/lexicon/rows.ts';
import type { Form } from './adjective.ts';

/** The forms of a noun: 'skjorta', 'skjortan', 'skjortor'. */
export type Noun = { form: Form; name: string; definite: string; plural: string };

/** The categories of clothes. */
export const swedishCategories = Object.fromEntries(
  recordsOf<Noun & { category: Category }>(table).map(({ category, form, name, definite, plural }) => [
    category,
    { form, name, definite, plural },
  ]),
) as Readonly<Record<Category, Noun>>;

export const isCategory = (word: string): word is Category => Object.hasOwn(swedishCategories, word);
