import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { ErrorLine, Form, TextField } from '../../components/form.tsx';
import { EmptyState, LoadError } from '../../components/list-states.tsx';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { daysFrom } from './texts.ts';
import { TripDays } from './trip-days.tsx';
import { daysOf, useTripDraft } from './trip-draft.ts';
import { useCreateTrip, useTrips } from './trip-queries.ts';

/** The form of a new trip. It asks for the place, the dates and the occasion of each day. */
export function NewTrip() {
  const today = useToday();
  const navigate = useNavigate();
  const { draft, update, clear } = useTripDraft();
  const [wasSent, setWasSent] = useState(false);
  const create = useCreateTrip({
    onDone: ({ id }) => {
      clear();
      navigate(`/calendar/trips/${id}`);
    },
  });
  const { place } = draft;
  const days = daysOf(draft, today);
  const isUnknown = hasCode(create.error, 'weather.unknown_place');
  const submit = () => {
    setWasSent(true);
    if (place.trim() && days.length && !create.isPending) create.mutate({ place: place.trim(), days });
  };
  const isMissing = wasSent && !place.trim();
  return (
    <section
      aria-labelledby="new-trip"
      className="grid content-start gap-5 border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="new-trip" className="text-3xl">
        {t('A new trip')}
      </h2>
      <Form data-kept noValidate onSend={submit} className="grid gap-4">
        <TextField
          label={t('Where to?')}
          value={place}
          maxLength={limits.profile.location}
          autoComplete="off"
          error={isMissing ? t('A place is required') : isUnknown ? textOf(create.error) : undefined}
          onValue={(value) => {
            create.reset();
            update({ place: value });
          }}
        />
        <TripDays draft={draft} update={update} earliest={today} marksMissing={wasSent} />
        {create.isError && !isUnknown && <ErrorLine>{textOf(create.error)}</ErrorLine>}
        <Button type="submit" className="justify-self-start" disabled={create.isPending}>
          {create.isPending ? t('Packing...') : t('Make the packing list')}
        </Button>
      </Form>
    </section>
  );
}

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
