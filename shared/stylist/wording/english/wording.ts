import { sentencesIn } from '../sentences.ts';
import { grammar } from './grammar.ts';
import table from './sentences.json' with { type: 'json' };
import { settings } from './settings.ts';
import { shown } from './shown.ts';
import { titles } from './titles.ts';

/** All English sentences about outfits. The files beside this folder decide which are used. */
export const english = { ...sentencesIn(table, grammar), settings, shown, titles };

/** The sentences that each language must provide. */
export type Wording = typeof english;
