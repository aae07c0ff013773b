import type { Language } from './brief.ts';
import { spansOf } from './spans.ts';
import { tokensOf } from './tokens.ts';

/** Returns the categories that the words may mean: 'silver heels' means heels. */
export const categoriesNamed = (words: string, language: Language): string[] =>
  spansOf(tokensOf(words), language).flatMap(({ concepts }) =>
    (concepts ?? []).flatMap((concept) =>
      concept.table === 'garment' ? concept.kinds.flatMap(({ categories }) => [...categories]) : [],
    ),
  );
