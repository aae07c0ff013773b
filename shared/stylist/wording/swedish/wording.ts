import type { Wording } from '../english/wording.ts';
import { sentencesIn } from '../sentences.ts';
import { grammar } from './grammar.ts';
import table from './sentences.json' with { type: 'json' };
import { settings } from './settings.ts';
import { shown } from './shown.ts';
import { titles } from './titles.ts';

/** All Swedish sentences about outfits. Names and adjectives agree with their nouns. */
export const swedish: Wording = { ...sentencesIn(table, grammar), settings, shown, titles };
