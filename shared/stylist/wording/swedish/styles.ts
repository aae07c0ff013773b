import { capitalize } from '#shared/rules/capitalize';
import { rowsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/swedish-looks.json' with { type: 'json' };
import type { Wording } from '../english/wording.ts';
import { bare, enumerate, styleName, The, the } from './pieces.ts';

export const styles: Wording['styles'] = {
  none: (worn) => [`${capitalize(enumerate(worn.map(bare)))}.`],
  one: (style, main) => [
    `${The(...main)} går i ${styleName(style)}.`,
    `Rakt igenom i ${styleName(style)}: ${the(...main)}.`,
    `Allt i ${styleName(style)}: ${the(...main)}.`,
  ],
  two: (style, pieces, other, others) => [
    `${The(...pieces)} går i ${styleName(style)}, ${the(...others)} i ${styleName(other)}.`,
    `${capitalize(styleName(style))} möter ${styleName(other)}: ${the(...pieces)} med ${the(...others)}.`,
    `Mellan ${styleName(style)} och ${styleName(other)}: ${the(...pieces)} med ${the(...others)}.`,
  ],
  look: (id) => `en ${lookOf(id)}`,
};

const looks = new Map(rowsOf<readonly [style: string, look: string]>(table));

/** The look that a style word describes, in the form that is used after 'en'. */
export const lookOf = (id: string) => looks.get(id) ?? `look i stilen ”${id.replaceAll('-', ' ')}”`;
