import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScheduledOutfit } from '#shared/contract/calendar';
import type { Outfit } from '#shared/contract/outfits';
import type { Weather } from '#shared/contract/weather';
import { Button, UnderlinedLink } from '../../components/button.tsx';
import { ErrorLine } from '../../components/form.tsx';
import { useEntryOf } from '../../data/calendar.ts';
import { requestForToday } from '../../data/dress-me.ts';
import { makeOutfit } from '../../data/generation-job.ts';
import { stylingQuery } from '../../data/styling.ts';
import { textOf } from '../../lib/error-texts.ts';
import { weatherText } from '../../lib/outfit-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { MisfitNote } from './misfit-note.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { useSchedule, useWear } from './queries.ts';
import { texts } from './texts.ts';

/** Today's outfit from the calendar. If there is none, one tap asks the stylist for a proposal. */
export function TodayCard() {
  const today = useToday();
  const { data: entry, isPending, isLoadingError, refetch } = useEntryOf(today);
  const { weather, dress } = useDressMe();
  const wear = useWear({ onDone: () => dress.reset() });
  const put = useSchedule({ onDone: () => dress.reset() });
  const proposal = dress.data;
  const isBusy = dress.isPending || wear.isPending || put.isPending;

  if (isPending)
    return <div role="status" aria-label={t("Loading today's outfit")} className="min-h-52 sm:min-h-40" />;
  if (isLoadingError)
    return (
      <Frame title={t('Today')} weather={weather}>
        <p role="alert">{texts.loadFailed}</p>
        <Button look="outline" className="justify-self-start" onClick={() => refetch()}>
          {t('Try again')}
        </Button>
      </Frame>
    );
  const shown = proposal ? shownOf(proposal) : entry?.outfit;
  const another = (
    <Button look="outline" disabled={isBusy} onClick={() => dress.mutate({ another: true })}>
      <RefreshCw aria-hidden size={16} className={dress.isPending ? 'animate-spin' : ''} />
      {dress.isPending ? t('Looking for another...') : t('Another')}
    </Button>
  );
  return (
    <Frame
      title={shown ? t('Today: {title}', { title: shown.title }) : t('Today')}
      weather={weather}
      outfit={shown}
    >
      {!shown && (
        <>
          <p className="text-ink-soft">{t('Nothing is planned for today.')}</p>
          <Button
            className="justify-self-start"
            disabled={isBusy}
            onClick={() => dress.mutate({ another: false })}
          >
            {dress.isPending ? t('Putting an outfit together...') : t('Dress me for today')}
          </Button>
        </>
      )}
      {proposal && (
        <>
          <p className="max-w-prose text-ink-soft">{proposal.description}</p>
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={isBusy}
              onClick={() => put.mutate({ scheduledDate: today, outfitId: proposal.id, entry })}
            >
              {put.isPending ? t('Adding...') : t('Add to Calendar')}
            </Button>
            {another}
            <Button look="quiet" disabled={isBusy} onClick={() => dress.reset()}>
              {t('No, thanks')}
            </Button>
          </div>
        </>
      )}
      {!proposal && entry && (
        <>
          <MisfitNote entry={entry} today={today} />
          {entry.notes && <p className="max-w-prose whitespace-pre-line text-ink-soft">{entry.notes}</p>}
          <div className="flex flex-wrap items-center gap-3">
            {entry.worn ? (
              <p className="flex min-h-11 items-center gap-2 font-semibold text-sm">
                <Check aria-hidden size={18} />
                {t('Worn today')}
              </p>
            ) : (
              <>
                <Button
                  disabled={isBusy}
                  onClick={() => wear.mutate({ day: today, outfitId: entry.outfitId, entry })}
                >
                  {t('Wore it')}
                </Button>
                {another}
              </>
            )}
            <UnderlinedLink to="/calendar" className="sm:px-3">
              {t('Open calendar')}
            </UnderlinedLink>
          </div>
        </>
      )}
      {dress.isError && <ErrorLine>{textOf(dress.error)}</ErrorLine>}
    </Frame>
  );
}

type FrameProps = {
  title: string;
  weather: Weather | null;
  outfit?: ScheduledOutfit | undefined;
  children: ReactNode;
};
const Frame = ({ title, weather, outfit, children }: FrameProps) => (
  <section aria-labelledby="today" className="flex min-h-52 flex-wrap gap-5 sm:min-h-40 sm:gap-8">
    {outfit && <OutfitPicture outfit={outfit} sizes="5rem" className="w-28 shrink-0 self-start sm:w-36" />}
    <div className="grid min-w-0 flex-1 basis-36 content-start gap-4 sm:content-center">
      <h2 id="today" className="text-3xl sm:text-4xl">
        {title}
      </h2>
      {weather && <p className="text-sm">{weatherText(weather)}</p>}
      {children}
    </div>
  </section>
);

const shownOf = (outfit: Outfit): ScheduledOutfit => ({
  ...outfit,
  pieces: outfit.aiAnalysis.outfitVisualization.items,
});

/** Requests an outfit for today without any input. With `another`, the outfit has to differ from the last one. */
function useDressMe() {
  const client = useQueryClient();
  const { data: weather = null } = useQuery({ ...stylingQuery('weather'), retry: false });
  const { data: profile = null } = useQuery(stylingQuery('profile'));
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const dress = useMutation({
    mutationFn: ({ another }: { another: boolean }) => {
      running.current = new AbortController();
      const request = requestForToday({ weather, userPreferences: profile }, { another });
      return makeOutfit(client, request, running.current.signal);
    },
  });
  return { weather, dress };
}
