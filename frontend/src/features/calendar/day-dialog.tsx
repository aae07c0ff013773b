import { type ReactNode, useState } from 'react';
import { Modal } from '../../components/dialogs.tsx';
import { Form, FormButtons, RetryLine } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { Month } from './month.tsx';
import { NotesField } from './notes-field.tsx';
import { useEntries } from './queries.ts';
import { monthOf, texts, weekdayAndDay } from './texts.ts';

type Props = {
  isPending: boolean;
  /** The entry to change. Without one, the dialog is for a new entry. */
  entry?: { scheduledDate: string; notes: string | null };
  onSubmit: (change: { scheduledDate: string; notes: string | null }) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for a free day and for notes. Days that have an outfit are marked and cannot be chosen. */
export function DayDialog({ isPending, entry, onSubmit, onClose, children }: Props) {
  const today = useToday();
  const [action, acting] = entry ? [t('Save'), t('Saving...')] : [t('Add to Calendar'), t('Adding...')];
  const [day, setDay] = useState(entry?.scheduledDate);
  const [month, setMonth] = useState(monthOf(day ?? today));
  const [notes, setNotes] = useState(entry?.notes ?? '');
  const { byDay, isError, refetch } = useEntries(today, [month]);
  const submit = () => {
    if (day && !isPending) onSubmit({ scheduledDate: day, notes: notes || null });
  };
  return (
    <Modal
      narrow
      title={entry ? t('Reschedule') : t('Add to Calendar')}
      onClose={onClose}
      isChanged={notes !== (entry?.notes ?? '') || (entry && day !== entry.scheduledDate)}
    >
      <Form onSend={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-4">
        {children}
        <Month
          isFree={(each) => !byDay.has(each) || each === entry?.scheduledDate}
          today={today}
          selected={day}
          onSelect={setDay}
          month={month}
          onMonth={setMonth}
          byDay={byDay}
        />
        {isError && <RetryLine text={`${texts.loadFailed}.`} onRetry={refetch} />}
        <p aria-live="polite" className="text-ink-soft text-sm">
          {day ? weekdayAndDay(day) : t('Choose a day. Days with an outfit are taken.')}
        </p>
        <NotesField value={notes} onValue={setNotes} />
        <FormButtons onCancel={onClose} disabled={!day || isPending}>
          {isPending ? acting : action}
        </FormButtons>
      </Form>
    </Modal>
  );
}
