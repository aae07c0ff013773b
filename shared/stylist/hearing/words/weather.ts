import { rowsOf, type Words } from '../../lexicon/rows.ts';
import table from '../../lexicon/weather.json' with { type: 'json' };

/**
 * Weather, temperatures, seasons, months, weekdays, times of day and relative days in words. A meaning is a kind of
 * weather ('rain'), 't:<degrees Celsius>' (outdoors), 'indoor:<degrees Celsius>' (the air of a room), 'season:<name>',
 * 'month:<1-12>', 'day:<1-7>' (Monday = 1), 'daytime:<name>', 'in:<days from today>', 'weekend', 'next-week', or a unit
 * after a number: 'unit:c', 'unit:f', 'minus'.
 */
export const weatherWords = rowsOf<readonly [meaning: string, ...Words]>(table);
