import type { Weather } from '#shared/contract/weather';
import rows from './requests.json' with { type: 'json' };

/** A request of the demo people in the report. The requests differ in words, moods, occasions and weather. */
export type Ask = {
  prompt: string;
  mood?: string;
  occasion?: string;
  weather?: Weather;
  pins?: readonly string[];
  trends?: readonly string[];
  /** The index of a piece in the wardrobe that the outfit must contain. */
  base?: number;
};

const skyOf = (weather: NonNullable<Row['weather']>): Weather => ({
  description: weather.condition,
  icon: weather.condition,
  humidity: 60,
  windSpeed: 3,
  low: weather.temperature - 5,
  high: weather.temperature + 3,
  place: 'Gothenburg',
  ...weather,
});

type Row = Omit<Ask, 'weather'> & { weather?: Partial<Weather> & Pick<Weather, 'temperature' | 'condition'> };
export const asks: readonly Ask[] = (rows as readonly Row[]).map(({ weather, ...ask }) => ({
  ...ask,
  ...(weather && { weather: skyOf(weather) }),
}));
