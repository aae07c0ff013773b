import type { Form } from '#shared/swedish/adjective';
import choices from '../lexicon/choice-texts.json' with { type: 'json' };
import nouns from '../lexicon/event-nouns.json' with { type: 'json' };
import { recordsOf, rowsOf } from '../lexicon/rows.ts';
import table from '../lexicon/setting-texts.json' with { type: 'json' };

type Row = readonly [setting: string, en: string, sv: string, phrase: string, means: string, menas: string];

/**
 * What kind of clothes an occasion requires, by the id of the setting, what that means in pieces for who asks, and its
 * Swedish phrase after 'för'. In what it means, bars separate what is the same for all, what it is for who owns dresses
 * or skirts, and for who owns none. The English phrase is in the table of settings. An empty text requires nothing in
 * particular.
 */
export const settingTexts = new Map(
  rowsOf<Row>(table).map(([setting, en, sv, phrase, means, menas]) => [
    setting,
    { asks: { en, sv }, means: { en: means || en, sv: menas || sv }, phrase: { sv: phrase || undefined } },
  ]),
);

/** The phrases after 'for' and 'för' for the choices of the form. Without an English one, the choice gets an article. */
export const choiceTexts = new Map(
  rowsOf<readonly [choice: string, en: string, sv: string]>(choices).map(([choice, ...phrases]) => [
    choice,
    phrases,
  ]),
);

/** Nouns for events, with the Swedish gender. `none`: a name, or a noun without an article. */
export const eventNouns = recordsOf<{
  english: string;
  swedish: string;
  form: Exclude<Form, 'plural'> | 'none';
}>(nouns);
