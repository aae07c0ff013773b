import { useNavigate } from 'react-router-dom';
import type { Outfit } from '#shared/contract/outfits';
import { UnderlinedLink } from '../../components/button.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { t } from '../../lib/t.ts';
import { DayDialog } from './day-dialog.tsx';
import { useSchedule } from './queries.ts';

type Props = { outfit: Pick<Outfit, 'id' | 'title' | 'titleLanguage'>; onClose: () => void };

/** A dialog that schedules the given outfit. It asks only for the day. */
export function AddToCalendar({ outfit, onClose }: Props) {
  const navigate = useNavigate();
  const schedule = useSchedule({
    onDone: onClose,
    action: ({ scheduledDate }) => ({
      name: t('Open calendar'),
      act: () => navigate(`/calendar?day=${scheduledDate}`),
    }),
  });
  return (
    <DayDialog
      isPending={schedule.isPending}
      onSubmit={(change) => schedule.mutate({ ...change, outfitId: outfit.id })}
      onClose={onClose}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        {outfitTitle(outfit)}
        <UnderlinedLink to="/calendar">{t('Open calendar')}</UnderlinedLink>
      </p>
    </DayDialog>
  );
}
