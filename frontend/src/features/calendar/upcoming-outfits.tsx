import type { CalendarEntry } from '#shared/contract/calendar';
import { outfitTitle } from '../../components/in-language.tsx';
import { t } from '../../lib/t.ts';
import { OutfitPicture } from './outfit-picture.tsx';
import { upcomingShown } from './queries.ts';
import { longDay, texts } from './texts.ts';

type Props = {
  entries: readonly CalendarEntry[];
  today: string;
  isPending: boolean;
  isError: boolean;
  onSelect: (day: string) => void;
};

/** The next outfits from today on, at most six. */
export function UpcomingOutfits({ entries, today, isPending, isError, onSelect }: Props) {
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
