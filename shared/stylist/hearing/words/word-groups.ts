import { rowsOf, type Words, wordsIn } from '../../lexicon/rows.ts';
import table from '../../lexicon/word-groups.json' with { type: 'json' };
import { type Language, languages } from '../brief.ts';

const groups = new Map(
  rowsOf<readonly [group: string, ...Words]>(table).map(([group, ...cells]) => [group, cells]),
);

/** Replaces each `$name` in the phrases of a cell by every word of the group: '$hide $belly'. */
export const withGroups = (cell: string, language: Language): string =>
  cell.includes('$')
    ? cell
        .split(',')
        .flatMap((phrase) => expanded(phrase, language))
        .join(',')
    : cell;

function expanded(phrase: string, language: Language): string[] {
  const [named, name = ''] = /\$(\w+)/.exec(phrase) ?? [];
  if (!named) return [phrase];
  const words = wordsIn(groups.get(name)?.[languages.indexOf(language)]);
  return words.flatMap((word) => expanded(phrase.replace(named, word), language));
}
