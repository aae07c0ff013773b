import { rowsOf } from '../../lexicon/rows.ts';
import table from '../../lexicon/setting-cues.json' with { type: 'json' };
import { type Language, languages } from '../brief.ts';

const rows = rowsOf<readonly [setting: string, ...words: readonly string[]]>(table);

/** The settings at which words only hint, such as 'promoted' at the office. They count if no event is named. */
export const cuesOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(([setting, ...cells]) =>
      (cells[languages.indexOf(language)] ?? '').split(', ').map((word) => [word, setting] as const),
    ),
  );
