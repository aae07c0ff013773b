import type { WeatherCondition } from '#shared/contract/weather';

type Sky = { condition: WeatherCondition; description: string };

/** The codes of WMO table 4677 that Open-Meteo uses. Source: https://open-meteo.com/en/docs */
const skies: Readonly<Record<number, Sky>> = {
  0: { condition: 'clear', description: 'Clear sky' },
  1: { condition: 'clear', description: 'Mainly clear' },
  2: { condition: 'cloudy', description: 'Partly cloudy' },
  3: { condition: 'cloudy', description: 'Overcast' },
  45: { condition: 'fog', description: 'Fog' },
  48: { condition: 'fog', description: 'Freezing fog' },
  51: { condition: 'drizzle', description: 'Light drizzle' },
  53: { condition: 'drizzle', description: 'Drizzle' },
  55: { condition: 'drizzle', description: 'Dense drizzle' },
  56: { condition: 'drizzle', description: 'Light freezing drizzle' },
  57: { condition: 'drizzle', description: 'Freezing drizzle' },
  61: { condition: 'rain', description: 'Light rain' },
  63: { condition: 'rain', description: 'Rain' },
  65: { condition: 'rain', description: 'Heavy rain' },
  66: { condition: 'rain', description: 'Light freezing rain' },
  67: { condition: 'rain', description: 'Freezing rain' },
  71: { condition: 'snow', description: 'Light snow' },
  73: { condition: 'snow', description: 'Snow' },
  75: { condition: 'snow', description: 'Heavy snow' },
  77: { condition: 'snow', description: 'Snow grains' },
  80: { condition: 'rain', description: 'Light showers' },
  81: { condition: 'rain', description: 'Showers' },
  82: { condition: 'rain', description: 'Violent showers' },
  85: { condition: 'snow', description: 'Snow showers' },
  86: { condition: 'snow', description: 'Heavy snow showers' },
  95: { condition: 'thunderstorm', description: 'Thunderstorm' },
  96: { condition: 'thunderstorm', description: 'Thunderstorm with hail' },
  99: { condition: 'thunderstorm', description: 'Thunderstorm with heavy hail' },
};

/** The meaning of a weather code. An unknown code is treated as a cloudy sky. */
export const skyOf = (code: number): Sky => skies[code] ?? { condition: 'cloudy', description: 'Changeable' };
