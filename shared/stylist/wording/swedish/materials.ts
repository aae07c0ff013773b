import { type Adjective, adjective } from '#shared/swedish/adjective';
import { recordsOf, rowsOf } from '../../lexicon/rows.ts';
import fabricTable from '../../lexicon/swedish-fabrics.json' with { type: 'json' };
import patternTable from '../../lexicon/swedish-patterns.json' with { type: 'json' };

type Fabric = { form: 'en' | 'ett'; name: string };
/** The Swedish names of the fabrics that descriptions name. */
export const fabrics: Readonly<Record<string, Fabric>> = Object.fromEntries(
  recordsOf<Fabric & { fabric: string }>(fabricTable).map(({ fabric, ...noun }) => [fabric, noun]),
);

/** The Swedish adjectives for the patterns that descriptions name. */
export const patterns: Readonly<Record<string, Adjective>> = Object.fromEntries(
  rowsOf<readonly [pattern: string, forms: string]>(patternTable).map(([pattern, forms]) => [
    pattern,
    adjective(forms),
  ]),
);
