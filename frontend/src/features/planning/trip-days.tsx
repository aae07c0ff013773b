import { useState } from 'react';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import type { Trip } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { plannable } from '#shared/rules/days';
import { Button } from '../../components/button.tsx';
import { Modal } from '../../components/dialogs.tsx';
import { ErrorLine, Form, Options, SelectField, TextField } from '../../components/form.tsx';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { occasionName, shortDayOf } from './texts.ts';
import { dateProblem, daysOf, type TripDraft } from './trip-draft.ts';
import { useChangeTrip } from './trip-queries.ts';

type Props = {
  draft: TripDraft;
  update: (part: Partial<TripDraft>) => void;
  /** The earliest day. */
  earliest: string;
  /** Whether missing dates are told as errors. */
  marksMissing: boolean;
};

/** The fields for the dates of a trip and for the occasion of each day. */
export function TripDays({ draft, update, earliest, marksMissing }: Props) {
  const { from, to, occasions } = draft;
  const missing = (value: string, text: string) => (marksMissing && !value ? text : undefined);
  const days = daysOf(draft, earliest);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('First day')}
          type="date"
          min={earliest}
          max={plannable(earliest).last}
          value={from}
          error={missing(from, t('A first day is required'))}
          onValue={(from) => update({ from })}
        />
        <TextField
          label={t('Last day')}
          type="date"
          min={from || earliest}
          max={plannable(earliest).last}
          value={to}
          error={missing(to, t('A last day is required')) ?? dateProblem(draft, earliest) ?? undefined}
          hint={t('At most {days} days', { days: limits.plan.days })}
          onValue={(to) => update({ to })}
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
              onValue={(value) => update({ occasions: { ...occasions, [date]: value as DayOccasion } })}
            >
              <Options of={dayOccasions} name={occasionName} />
            </SelectField>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** Changes the dates of a trip and what its days are for. The packing list is made anew. */
export function TripDaysDialog({ trip, onClose }: { trip: Trip; onClose: () => void }) {
  const today = useToday();
  const first = trip.days[0]?.date ?? today;
  const [before] = useState<TripDraft>(() => ({
    place: trip.place,
    from: first,
    to: trip.days.at(-1)?.date ?? '',
    occasions: Object.fromEntries(trip.days.map(({ date, occasion }) => [date, occasion])),
  }));
  const [draft, setDraft] = useState(before);
  const change = useChangeTrip(trip.id);
  const [earliest = today] = [first, today].toSorted();
  const days = daysOf(draft, earliest);
  const submit = () => {
    if (days.length && !change.isPending) change.mutate({ days }, { onSuccess: onClose });
  };
  return (
    <Modal
      title={t('Change the days')}
      onClose={onClose}
      isChanged={JSON.stringify(draft) !== JSON.stringify(before)}
      narrow
    >
      <Form noValidate onSend={submit} className="grid gap-4 pt-6">
        <TripDays
          draft={draft}
          update={(part) => setDraft({ ...draft, ...part })}
          earliest={earliest}
          marksMissing
        />
        {change.isError && <ErrorLine>{textOf(change.error)}</ErrorLine>}
        <Button type="submit" className="justify-self-start" aria-disabled={change.isPending}>
          {change.isPending ? t('Packing...') : t('Pack anew')}
        </Button>
      </Form>
    </Modal>
  );
}
