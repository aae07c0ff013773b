import { CalendarArrowDown, CalendarClock, Check, Shirt, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CalendarEntry } from '#shared/contract/calendar';
import { ActionButton, Button } from '../../components/button.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { notifyError } from '../../components/notify.ts';
import { moodText } from '../../lib/outfit-texts.ts';
import { t } from '../../lib/t.ts';
import { MisfitNote } from './misfit-note.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { useRemoveEntry, useReschedule, useSchedule, useWear } from './queries.ts';
import { weekdayAndDay } from './texts.ts';

const DayDialog = lazyDialog('DayDialog', () => import('./day-dialog.tsx'));
const SmallDialog = lazyDialog('SmallDialog', () =>
  import('../../components/dialogs.tsx').then(({ SmallDialog }) => ({ SmallDialog })),
);
const OutfitDialog = lazyDialog('OutfitDialog', () => import('./outfit-dialog.tsx'));

type Props = {
  day: string;
  today: string;
  entry: CalendarEntry | undefined;
  isPending: boolean;
  isError: boolean;
  /** Called with the day to which the entry was moved. */
  onMoved: (day: string) => void;
};

/** The selected day. It shows the day's outfit with its actions, or ways to choose an outfit. */
export function DayPanel({ day, today, entry, isPending, isError, onMoved }: Props) {
  return (
    <section aria-labelledby="selected-day" className="grid content-start gap-5">
      <h2 id="selected-day" tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {weekdayAndDay(day)}
      </h2>
      {isPending && !entry && (
        <div role="status" aria-label={t('Loading')} className="h-64 animate-pulse bg-sunken" />
      )}
      {!isPending && !isError && !entry && <FreeDay key={day} day={day} isPast={day < today} />}
      {entry && <Planned key={entry.id} entry={entry} today={today} onMoved={onMoved} />}
    </section>
  );
}

function FreeDay({ day, isPast }: { day: string; isPast: boolean }) {
  const [dialog, setDialog] = useState<'schedule' | 'wear'>();
  const close = () => setDialog(undefined);
  const schedule = useSchedule({ onDone: close });
  const wear = useWear({ onDone: close });
  return (
    <div className="grid justify-items-start gap-5 border border-line border-dashed px-6 py-12">
      <p className="font-display text-2xl">{t('No outfit scheduled')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog('schedule')}>{t('Schedule Outfit')}</Button>
        {isPast && (
          <Button look="outline" onClick={() => setDialog('wear')}>
            {t('What I wore')}
          </Button>
        )}
      </div>
      {dialog === 'schedule' && (
        <OutfitDialog
          purpose="plan"
          day={day}
          isPending={schedule.isPending}
          onSubmit={(outfitId, notes) => schedule.mutate({ outfitId, notes, scheduledDate: day })}
          onClose={close}
        />
      )}
      {dialog === 'wear' && (
        <OutfitDialog
          purpose="wear"
          day={day}
          isPending={wear.isPending}
          onSubmit={(outfitId) => wear.mutate({ day, outfitId })}
          onClose={close}
        />
      )}
    </div>
  );
}

type PlannedProps = { entry: CalendarEntry; today: string; onMoved: (day: string) => void };

function Planned({ entry, today, onMoved }: PlannedProps) {
  const [dialog, setDialog] = useState<'reschedule' | 'wear' | 'remove'>();
  const { outfit, outfitId, notes, worn, scheduledDate: day } = entry;
  const close = () => setDialog(undefined);
  const remove = useRemoveEntry();
  const removeNow = (wasWorn?: boolean) => {
    close();
    remove.mutate({ entry, ...(wasWorn !== undefined && { wasWorn }) });
    // The focused button disappears together with the entry.
    document.getElementById('selected-day')?.focus();
  };
  const reschedule = useReschedule({
    onDone: ({ scheduledDate }) => {
      close();
      if (scheduledDate !== day) onMoved(scheduledDate);
    },
  });
  const wear = useWear({ onDone: close });
  return (
    <>
      <OutfitPicture
        outfit={outfit}
        sizes="(width >= 64rem) 13rem, 46vw"
        className="w-full max-w-md max-lg:mx-auto"
      />
      <div className="grid gap-2">
        <h3 className="text-3xl">{outfitTitle(outfit)}</h3>
        {outfit.mood && <p className="text-ink-soft">{moodText(outfit.mood)}</p>}
        {notes && <p className="whitespace-pre-line border-accent border-l-2 pl-4">{notes}</p>}
        {worn && (
          <p className="flex items-center gap-2 font-semibold text-sm">
            <Check aria-hidden size={18} />
            {t('Worn')}
          </p>
        )}
      </div>
      <MisfitNote entry={entry} today={today} />
      {day <= today && (
        <div className="flex flex-wrap gap-3">
          {!worn && (
            <Button disabled={wear.isPending} onClick={() => wear.mutate({ day, outfitId, entry })}>
              {t('Wore it')}
            </Button>
          )}
          <Button look="outline" disabled={wear.isPending} onClick={() => setDialog('wear')}>
            {t('Wore something else')}
          </Button>
        </div>
      )}
      <div className="-mx-3 flex flex-wrap">
        <ActionButton onClick={() => setDialog('reschedule')}>
          <CalendarClock aria-hidden size={18} />
          {t('Reschedule')}
        </ActionButton>
        <ActionButton onClick={() => saveAsFile(entry)}>
          <CalendarArrowDown aria-hidden size={18} />
          {t('Add to my calendar')}
        </ActionButton>
        <ActionButton onClick={() => (worn ? setDialog('remove') : removeNow())}>
          <Trash2 aria-hidden size={18} />
          {t('Remove from Calendar')}
        </ActionButton>
      </div>
      {dialog === 'reschedule' && (
        <DayDialog
          entry={entry}
          isPending={reschedule.isPending}
          onSubmit={({ scheduledDate, notes }) =>
            reschedule.mutate({
              entry,
              changes: scheduledDate === day ? { notes } : { scheduledDate, notes },
            })
          }
          onClose={close}
        >
          <p className="flex items-center gap-2 text-ink-soft">
            <Shirt aria-hidden size={18} />
            {outfitTitle(outfit)}
          </p>
        </DayDialog>
      )}
      {dialog === 'remove' && (
        <SmallDialog title={t('Was it worn?')} onClose={close}>
          <p className="text-ink-soft">{t('This day counts as a wear of its pieces.')}</p>
          <Button data-focus-first onClick={() => removeNow(true)}>
            {t('It was worn: only remove it')}
          </Button>
          <Button look="outline" onClick={() => removeNow(false)}>
            {t('It was not worn: do not count it')}
          </Button>
        </SmallDialog>
      )}
      {dialog === 'wear' && (
        <OutfitDialog
          purpose="wear"
          day={day}
          isPending={wear.isPending}
          onSubmit={(otherId) => wear.mutate({ day, outfitId: otherId, entry })}
          onClose={close}
        />
      )}
    </>
  );
}

/** Saves an entry as an iCalendar file, which a calendar app opens. */
async function saveAsFile(entry: CalendarEntry) {
  try {
    const [{ saveFile }, { iCalendar }, { eventOf }] = await Promise.all([
      import('../../lib/save-file.ts'),
      import('#shared/rules/icalendar'),
      import('#shared/rules/entry-event'),
    ]);
    const text = iCalendar(t('Outfits'), [eventOf(entry, location.origin, moodText)]);
    saveFile(new Blob([text], { type: 'text/calendar' }), `outfit-${entry.scheduledDate}.ics`);
  } catch {
    void notifyError(t('The file could not be made. Please try again.'));
  }
}
