import comfortTable from '../../lexicon/comforts.json' with { type: 'json' };
import eventTable from '../../lexicon/events.json' with { type: 'json' };
import idiomTable from '../../lexicon/idioms.json' with { type: 'json' };
import numberTable from '../../lexicon/numbers.json' with { type: 'json' };
import placeTable from '../../lexicon/places.json' with { type: 'json' };
import { rowsOf, type Words } from '../../lexicon/rows.ts';
import styleTable from '../../lexicon/styles.json' with { type: 'json' };
import tagTable from '../../lexicon/tags.json' with { type: 'json' };
import weatherTable from '../../lexicon/weather.json' with { type: 'json' };

/** What a person's body or the circumstances of the day require; the table of rules tells what each id requires. */
export const comforts = rowsOf<readonly [id: string, ...Words]>(comfortTable);

/**
 * What people do or attend when they ask for an outfit: the dress code of each event, and its words in each language.
 * The first English word is the name of the event. ':code' after the setting: the words name a dress code, and no event.
 */
export const events = rowsOf<readonly [setting: string, ...Words]>(eventTable);

/**
 * Phrases that look like an event, a piece, a color, weather or an activity but say nothing about the outfit. They are
 * removed before the rest is read. Phrases that can also be meant literally are listed only in a longer form that is
 * unambiguous.
 */
export const idioms = rowsOf<Words>(idiomTable);

/** Number words, as used in spoken temperatures. */
export const numbers = rowsOf<readonly [value: number, ...Words]>(numberTable);

/** Words for the look that a person asks for. What a style asks of the pieces is in `style-rules.ts`. */
export const styleWords = rowsOf<readonly [id: string, ...Words]>(styleTable);

type Kind = 'fabric' | 'pattern' | 'feature';

/**
 * Fabrics, patterns and features of clothes. They are read from requests ('something in linen', 'nothing tight') and
 * from the descriptions of items ('vit linneskjorta, luftig'). Each row is a tag with its words in each language.
 */
export const tags = rowsOf<readonly [tag: string, kind: Kind, ...Words]>(tagTable);

/**
 * Weather, temperatures, seasons, months, weekdays, times of day and relative days in words. A meaning is a kind of
 * weather ('rain'), 't:<degrees Celsius>' (outdoors), 'indoor:<degrees Celsius>' (the air of a room), 'season:<name>',
 * 'month:<1-12>', 'day:<1-7>' (Monday = 1), 'daytime:<name>', 'in:<days from today>', 'weekend', 'next-week', or a unit
 * after a number: 'unit:c', 'unit:f', 'minus'.
 */
export const weatherWords = rowsOf<readonly [meaning: string, ...Words]>(weatherTable);

/**
 * Places that people name, in their usual spellings, with their position in degrees and the mean daily maximum
 * temperature of each month, January to December (degrees Celsius, rounded climate normals), and the spellings that only
 * German, French or Spanish has.
 */
export const climates =
  rowsOf<readonly [names: string, latitude: number, longitude: number, maxima: string, foreign?: string]>(
    placeTable,
  );
