import { CalendarSync } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ActionButton, actionClasses, ButtonLink } from '../components/button.tsx';
import { lazyDialog } from '../components/lazy-dialog.tsx';
import { LoadError } from '../components/list-states.tsx';
import { notifyError } from '../components/notify.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { UpcomingOutfits, WeekStrip } from '../features/calendar/day-lists.tsx';
import { DayPanel } from '../features/calendar/day-panel.tsx';
import { Month } from '../features/calendar/month.tsx';
import { useEntries, useReschedule } from '../features/calendar/queries.ts';
import { monthOf, texts } from '../features/calendar/texts.ts';
import { useTripsOfCalendar } from '../features/calendar/trip-bars.tsx';
import { useShownDay } from '../features/calendar/use-shown-day.ts';
import { useForecasts } from '../features/weather/public/day-forecast.tsx';
import { useMediaQuery } from '../lib/media-query.ts';
import { t } from '../lib/t.ts';
import { useToday } from '../lib/today.ts';

const FeedDialog = lazyDialog('FeedDialog', () => import('../features/calendar/feed-dialog.tsx'));

/** The calendar: the month with its outfits, the selected day and the upcoming outfits. */
export function CalendarPage() {
  const today = useToday();
  const { day, month, selectDay, showMonth } = useShownDay(today);
  const { byDay, isPending, isError, refetch } = useEntries(today, [month, monthOf(day)]);
  const forecasts = useForecasts();
  const trips = useTripsOfCalendar();
  const move = useReschedule({ optimistic: true });
  const isBelow = useMediaQuery('(width < 64rem)');
  /** Selects a day. Where the day stands below the month, the page goes to it. */
  const goTo = (next: string) => {
    selectDay(next);
    const heading = document.getElementById('selected-day');
    if (isBelow) heading?.scrollIntoView({ block: 'start' });
  };
  const [subscribing, setSubscribing] = useState(false);
  useEffect(() => {
    if (isError) void notifyError(texts.loadFailed);
  }, [isError]);
  return (
    <div className="page-width pb-24">
      <PageHeading
        title={t('Outfit Calendar')}
        tagline={t('Plan your outfits for upcoming events and occasions')}
      />
      <div className="mb-8 flex flex-wrap gap-3">
        <ButtonLink to="/calendar/plan">{t('Plan my week')}</ButtonLink>
        <ButtonLink look="outline" to="/calendar/trips">
          {t('Pack for a trip')}
        </ButtonLink>
      </div>
      <WeekStrip day={day} today={today} byDay={byDay} forecasts={forecasts} onSelect={goTo} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:beside-24 lg:gap-16">
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <Month
              roomy
              today={today}
              selected={day}
              onSelect={goTo}
              month={month}
              onMonth={showMonth}
              byDay={byDay}
              forecasts={forecasts}
              trips={trips}
              onMove={(entry, scheduledDate) => move.mutate({ entry, changes: { scheduledDate } })}
            />
            {isError && <LoadError text={texts.loadFailed} onRetry={refetch} />}
          </div>
          <DayPanel
            day={day}
            today={today}
            entry={byDay.get(day)}
            isPending={isPending}
            isError={isError}
            onMoved={selectDay}
          />
        </div>
        <UpcomingOutfits
          entries={[...byDay.values()]}
          today={today}
          isPending={isPending}
          isError={isError}
          onSelect={goTo}
        />
        <ActionButton
          className={`${actionClasses} -ml-3 justify-self-start`}
          onClick={() => setSubscribing(true)}
        >
          <CalendarSync aria-hidden size={18} />
          {t('Subscribe in a calendar app')}
        </ActionButton>
      </div>
      {subscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
    </div>
  );
}
