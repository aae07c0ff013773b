import table from './general-trends.json' with { type: 'json' };

const trends = new Map<string, readonly string[]>(Object.entries(table));

/** The Swedish title and description of a trend of the seasons, by its English title. Undefined for another trend. */
export const swedishTrend = (title: string) => trends.get(title);
