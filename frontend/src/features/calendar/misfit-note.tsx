import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { Misfit } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { Button } from '../../components/button.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { api } from '../../lib/api.ts';
import { catalogName } from '../../lib/catalog-name.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useUndo } from './queries.ts';

/** Says that the forecast no longer suits the outfit of a coming day, and swaps it for one that it suits. */
export function MisfitNote({ entry, today }: { entry: CalendarEntry; today: string }) {
  const client = useQueryClient();
  const undo = useUndo();
  const { id, scheduledDate: date, outfitId, worn } = entry;
  const { data: misfits } = useQuery({
    queryKey: ['misfits', today, outfitId],
    queryFn: () => api.planning.listMisfits({ query: { today } }),
    enabled: !worn && date >= today && date < dayAfter(today, limits.plan.checked),
    staleTime: 30 * 60_000,
    retry: false,
  });
  const swap = useMutation({
    mutationFn: async ({ title, itemIds }: Misfit['instead']) => {
      const other = await api.outfits.createOutfit({
        body: { title, itemIds, notes: null, isPublic: false },
      });
      return api.calendar.updateEntry({ params: { entryId: id }, body: { outfitId: other.id } });
    },
    onSuccess: () =>
      notify({
        title: t('Another outfit is planned'),
        action: undo(() => api.calendar.updateEntry({ params: { entryId: id }, body: { outfitId } })),
      }),
    onError: (error) => notifyError(textOf(error)),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['outfits'] });
      return calendarChanged(client);
    },
  });
  const misfit = misfits?.find((each) => each.date === date);
  if (!misfit) return null;
  const { temperature, condition } = misfit.weather;
  return (
    <div role="status" className="grid justify-items-start gap-3 border-accent border-l-2 pl-4">
      <p>
        {t('The forecast has changed: {weather}.', {
          weather: `${Math.round(temperature)}°${condition ? `, ${catalogName(condition)}` : ''}`,
        })}{' '}
        {misfit.notes.join(' ')}
      </p>
      <Button look="outline" disabled={swap.isPending} onClick={() => swap.mutate(misfit.instead)}>
        <RefreshCw aria-hidden size={16} />
        {t('Swap for one that suits it')}
      </Button>
    </div>
  );
}
