import { type FormEvent, useState } from 'react';
import type { Trip } from '#shared/contract/planning';
import { Button } from '../../components/button.tsx';
import { ErrorLine } from '../../components/error-line.tsx';
import { Modal } from '../../components/modal.tsx';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/use-today.ts';
import { TripDays } from './trip-days.tsx';
import { daysOf, type TripDraft } from './trip-draft.ts';
import { useChangeTrip } from './trip-queries.ts';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (days.length && !change.isPending) change.mutate({ days }, { onSuccess: onClose });
  };
  return (
    <Modal
      title={t('Change the days')}
      onClose={onClose}
      isChanged={JSON.stringify(draft) !== JSON.stringify(before)}
      narrow
    >
      <form noValidate onSubmit={submit} className="grid gap-4 pt-6">
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
      </form>
    </Modal>
  );
}
