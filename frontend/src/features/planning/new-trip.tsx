import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { ErrorLine, Form, TextField } from '../../components/form.tsx';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { TripDays } from './trip-days.tsx';
import { daysOf, useTripDraft } from './trip-draft.ts';
import { useCreateTrip } from './trip-queries.ts';

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
