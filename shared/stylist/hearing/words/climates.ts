import table from '../../lexicon/places.json' with { type: 'json' };
import { rowsOf } from '../../lexicon/rows.ts';

/**
 * Places that people name, in their usual spellings, with their position in degrees and the mean daily maximum
 * temperature of each month, January to December (degrees Celsius, rounded climate normals).
 */
export const climates =
  rowsOf<readonly [names: string, latitude: number, longitude: number, maxima: string]>(table);
