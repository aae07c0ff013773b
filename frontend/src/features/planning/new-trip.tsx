import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { limits } from '#shared/limits';
import { plannable } from '#shared/rules/days';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/use-today.ts';
import { occasionName, shortDayOf } from './texts.ts';
import { dateProblem, daysOf, useTripDraft } from './trip-draft.ts';
import { useCreateTrip } from './trip-queries.ts';

/** The form of a new trip. It asks for the place, the dates and the occasion of each day. */
export function NewTrip({ userId }: { userId: string }) {
  const today = useToday();
  const navigate = useNavigate();
  const { draft, update, clear } = useTripDraft(userId);
  const [wasSent, setWasSent] = useState(false);
  const create = useCreateTrip({
    onDone: ({ id }) => {
      clear();
      navigate(`/calendar/trips/${id}`);
    },
  });
  const { place, from, to, occasions } = draft;
  const problem = dateProblem(draft, today);
  const days = daysOf(draft, today);
  const isUnknown = hasCode(create.error, 'weather.unknown_place');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (place.trim() && days.length && !create.isPending) create.mutate({ place: place.trim(), days });
  };
  const missing = (value: string, text: string) => (wasSent && !value.trim() ? text : undefined);
  return (
    <section
      aria-labelledby="new-trip"
      className="grid content-start gap-5 border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id="new-trip" className="text-3xl">
        {t('A new trip')}
      </h2>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('Where to?')}
          value={place}
          maxLength={limits.profile.location}
          autoComplete="off"
          error={missing(place, t('A place is required')) ?? (isUnknown ? textOf(create.error) : undefined)}
          onChange={({ target }) => {
            create.reset();
            update({ place: target.value });
          }}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('First day')}
            type="date"
            min={today}
            max={plannable(today).last}
            value={from}
            error={missing(from, t('A first day is required'))}
            onChange={({ target }) => update({ from: target.value })}
          />
          <TextField
            label={t('Last day')}
            type="date"
            min={from || today}
            max={plannable(today).last}
            value={to}
            error={missing(to, t('A last day is required')) ?? problem ?? undefined}
            hint={t('At most {days} days', { days: limits.plan.days })}
            onChange={({ target }) => update({ to: target.value })}
          />
        </div>
        {days.length > 0 && (
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-3 text-ink-soft text-sm">{t('What is each day for?')}</legend>
            {days.map(({ date, occasion }) => (
              <SelectField
                key={date}
                label={shortDayOf(date)}
                value={occasion}
                onChange={({ target }) =>
                  update({ occasions: { ...occasions, [date]: target.value as DayOccasion } })
                }
              >
                {dayOccasions.map((each) => (
                  <option key={each} value={each}>
                    {occasionName(each)}
                  </option>
                ))}
              </SelectField>
            ))}
          </fieldset>
        )}
        {create.isError && !isUnknown && (
          <p role="alert" className="text-danger-text text-sm">
            {textOf(create.error)}
          </p>
        )}
        <Button type="submit" className="justify-self-start" disabled={create.isPending}>
          {create.isPending ? t('Packing...') : t('Make the packing list')}
        </Button>
      </form>
    </section>
  );
}
