import type { WeatherCondition } from '#shared/contract/weather';
import table from './weather-codes.json' with { type: 'json' };

type Sky = { condition: WeatherCondition; description: string };

/** The codes of WMO table 4677 that Open-Meteo uses. Source: https://open-meteo.com/en/docs */
const skies = table as Readonly<Record<string, Sky>>;

/** The meaning of a weather code. An unknown code is treated as a cloudy sky. */
export const skyOf = (code: number): Sky => skies[code] ?? { condition: 'cloudy', description: 'Changeable' };
