import { useQuery } from '@tanstack/react-query';
import type { DayForecast } from '#shared/contract/weather';
import { stylingQuery } from '../../../data/styling.ts';
import { catalogName } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { iconOf } from '../weather-icons.ts';

export type Forecasts = ReadonlyMap<string, DayForecast>;

const byDate = (days: readonly DayForecast[] | null): Forecasts =>
  new Map(days?.map((each) => [each.date, each]));

/** The forecasts of the next days at the user's location, by day. Undefined until they are known. */
export const useForecasts = (): Forecasts | undefined =>
  useQuery({ ...stylingQuery('forecast'), select: byDate, staleTime: 15 * 60_000, retry: false }).data;

/** A forecast in words, for screen readers. */
export const forecastName = ({ condition, low, high }: DayForecast) =>
  t('{sky}, {low} to {high} degrees', {
    sky: catalogName(condition),
    low: Math.round(low),
    high: Math.round(high),
  });

/**
 * The forecast of a day as an icon with the highest and the lowest temperature. In a narrow `@container` the lowest is
 * left out, and the icon stands above.
 */
export function DayForecastMark({ forecast }: { forecast: DayForecast }) {
  const { condition, low, high } = forecast;
  const Icon = iconOf(condition);
  return (
    <span
      aria-hidden
      className="flex flex-wrap items-center justify-center gap-x-1 font-normal text-[min(0.6875rem,3vw)] text-ink-soft leading-tight"
    >
      <Icon className="size-[1.25em] text-accent" />
      <span className="text-ink">{Math.round(high)}°</span>
      <span className="@max-[4.75rem]:hidden">{Math.round(low)}°</span>
    </span>
  );
}
