import { rowsOf, type Words } from '../../lexicon/rows.ts';
import table from '../../lexicon/tags.json' with { type: 'json' };

type Kind = 'fabric' | 'pattern' | 'feature';

/**
 * Fabrics, patterns and features of clothes. They are read from requests ('something in linen', 'nothing tight') and
 * from the descriptions of items ('vit linneskjorta, luftig'). Each row is a tag with its words in each language.
 */
export const tags = rowsOf<readonly [tag: string, kind: Kind, ...Words]>(table);
