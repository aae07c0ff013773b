import type { CalendarEntry } from '#shared/contract/calendar';
import { dayAfter, isoWeekday } from '#shared/rules/days';
import { outfitTitle } from '../../components/in-language.tsx';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { DayForecastMark, type Forecasts, forecastName } from '../weather/public/day-forecast.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { dateOf } from './texts.ts';

type Props = {
  day: string;
  today: string;
  byDay: ReadonlyMap<string, CalendarEntry>;
  forecasts: Forecasts | undefined;
  onSelect: (day: string) => void;
};

/** The week of the selected day in a row, for windows in which the day does not stand beside the month. */
export function WeekStrip({ day, today, byDay, forecasts, onSelect }: Props) {
  const monday = dayAfter(day, 1 - Number(isoWeekday(day)));
  return (
    <ul aria-label={t('This week')} className="mb-8 grid grid-cols-7 gap-1 lg:hidden">
      {Array.from({ length: 7 }, (_, ahead) => dayAfter(monday, ahead)).map((each) => {
        const [entry, forecast] = [byDay.get(each), forecasts?.get(each)];
        return (
          <li key={each}>
            <button
              type="button"
              aria-pressed={each === day}
              onClick={() => onSelect(each)}
              className="@container grid min-h-24 w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-1 border border-transparent py-1.5 text-[min(0.75rem,3vw)] aria-pressed:border-ink aria-pressed:bg-surface"
            >
              <span className="text-ink-soft">
                {dateOf(each).toLocaleDateString(language, { weekday: 'short' })}
              </span>
              <span
                className={`grid size-[min(1.75rem,9vw)] place-content-center rounded-full text-[min(0.875rem,4vw)] tabular-nums ${each === today ? 'bg-accent text-on-accent' : ''}`}
              >
                {Number(each.slice(-2))}
              </span>
              {forecast && <DayForecastMark forecast={forecast} />}
              {forecast && <span className="sr-only">{forecastName(forecast)}</span>}
              {entry && <span className="sr-only">{outfitTitle(entry.outfit)}</span>}
              {entry && <OutfitPicture outfit={entry.outfit} sizes="2.5rem" className="w-8 max-w-full" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
