import type { CalendarEntry } from '#shared/contract/calendar';
import { dayAfter, isoWeekday } from '#shared/rules/days';
import { outfitTitle } from '../../components/in-language.tsx';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { DayForecastMark, type Forecasts, forecastName } from '../weather/public/day-forecast.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { upcomingShown } from './queries.ts';
import { dateOf, longDay, texts } from './texts.ts';

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

type UpcomingProps = {
  entries: readonly CalendarEntry[];
  today: string;
  isPending: boolean;
  isError: boolean;
  onSelect: (day: string) => void;
};

/** The next outfits from today on, at most six. */
export function UpcomingOutfits({ entries, today, isPending, isError, onSelect }: UpcomingProps) {
  const upcoming = entries
    .filter(({ scheduledDate }) => scheduledDate >= today)
    .toSorted((one, other) => one.scheduledDate.localeCompare(other.scheduledDate))
    .slice(0, upcomingShown);
  return (
    <section aria-labelledby="upcoming" className="grid gap-6 border border-line bg-surface p-5 sm:p-8">
      <h2 id="upcoming" className="text-[min(1.875rem,8vw)]">
        {t('Upcoming Outfits')}
      </h2>
      {isPending && <p role="status">{t('Loading...')}</p>}
      {isError && <p className="text-ink-soft">{texts.loadFailed}</p>}
      {!isPending && !isError && upcoming.length === 0 && (
        <p className="text-ink-soft">{t('No outfits scheduled yet')}</p>
      )}
      {upcoming.length > 0 && (
        <ul className="grid at-most-2 gap-x-4 gap-y-8 sm:at-most-3 lg:at-most-6">
          {upcoming.map(({ id, scheduledDate, outfit }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onSelect(scheduledDate)}
                className="group grid w-full content-start gap-2 text-left"
              >
                <OutfitPicture outfit={outfit} sizes="(width >= 64rem) 6rem, 22vw" />
                <span className="font-display text-xl underline-offset-4 group-hover:underline">
                  {outfitTitle(outfit)}
                </span>
                <span className="text-ink-soft text-sm">{longDay(scheduledDate)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
