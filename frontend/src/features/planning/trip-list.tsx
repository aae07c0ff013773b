import { Link } from 'react-router-dom';
import { EmptyState, LoadError } from '../../components/list-states.tsx';
import { t } from '../../lib/t.ts';
import { daysFrom } from './texts.ts';
import { useTrips } from './trip-queries.ts';

/** The user's trips, each with the number of packed pieces. */
export function TripList() {
  const { data: trips, isPending, isLoadingError, refetch } = useTrips();
  if (isPending)
    return <div role="status" aria-label={t('Loading trips')} className="h-40 animate-pulse bg-sunken" />;
  if (isLoadingError) return <LoadError text={t('Failed to load trips')} onRetry={refetch} />;
  if (!trips?.length) return <EmptyState text={t('No trips yet')} />;
  return (
    <ul aria-label={t('Trips')} className="content-start">
      {trips.map(({ id, place, from, to, pieces, packed }) => (
        <li key={id} className="border-line border-t last:border-b">
          <Link
            to={`/calendar/trips/${id}`}
            className="group flex flex-wrap items-baseline gap-x-4 gap-y-1 py-5"
          >
            <span className="font-display text-3xl underline-offset-4 group-hover:underline">{place}</span>
            <span className="text-ink-soft text-sm">
              {t('{days} · {packed} of {pieces} pieces packed', { days: daysFrom(from, to), packed, pieces })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
