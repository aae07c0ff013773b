import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PlannedDay } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { api } from '../../lib/api.ts';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { morningMailQuery } from './morning-mail.ts';
import { planSaved } from './saved-plan.ts';
import { texts } from './texts.ts';

type Props = {
  date: string;
  /** Whether another outfit than that of the mail is shown first. */
  another: boolean;
  /** Called with the stored outfit, which is in the calendar. */
  onWear: (outfitId: string) => void;
  onClose: () => void;
};

/** The outfit that the morning mail proposed for a day. It is stored and worn only when the user confirms it. */
export function MorningDialog({ date, another, onWear, onClose }: Props) {
  const client = useQueryClient();
  const [swapped, setSwapped] = useState<readonly string[][]>([]);
  const mail = useQuery(morningMailQuery);
  const mailed = mail.data?.proposal?.date === date ? mail.data.proposal : undefined;
  const avoid = [...(another && mailed ? [mailed.itemIds] : []), ...swapped].slice(-limits.plan.swaps);
  const proposed = useQuery({
    queryKey: ['morning-outfit', mailed, avoid],
    enabled: mailed !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { itemIds = [], occasion = 'everyday' } = mailed ?? {};
      const day = { date, occasion, ...(avoid.length ? { avoid } : { keep: itemIds }) };
      const { days } = await api.planning.proposeWeek({ body: { days: [day] } });
      return days[0];
    },
  });
  const { data: day } = proposed;
  const outfit = day?.outfit;
  const itemIds = outfit?.pieces.map(({ itemId }) => itemId) ?? [];
  const title = (avoid.length ? outfit?.title : mailed?.title) ?? '';
  const wear = useMutation({
    mutationFn: (chosen: PlannedDay) => api.planning.savePlan({ body: { days: [chosen] } }),
    onSuccess(saved) {
      planSaved(client, saved);
      const [{ outfitId } = { outfitId: null }] = saved.days;
      if (outfitId) onWear(outfitId);
      onClose();
    },
  });
  const isBusy = wear.isPending || proposed.isFetching;
  const error = mail.error ?? proposed.error ?? wear.error;
  return (
    <SmallDialog title={title || t('Your outfit for today')} onClose={onClose}>
      {error && !outfit && (
        <LoadError text={textOf(error)} onRetry={() => mail.refetch().then(() => proposed.refetch())} />
      )}
      {!error && !day && (mail.isPending || mailed) && <Loading />}
      {mail.isSuccess && !mailed && <p>{texts.noMorning}</p>}
      {day?.taken && <p>{texts.taken}</p>}
      {day && outfit && (
        <>
          <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <FlatLay pieces={outfit.pieces} className="w-44" />
            <ul className="grid content-start gap-1 text-ink-soft text-sm">
              {outfit.pieces.map(({ itemId, itemName }) => (
                <li key={itemId} className="first-letter:uppercase">
                  {nameOfCopy(itemName)}
                </li>
              ))}
            </ul>
          </div>
          {error && (
            <p role="alert" className="text-danger-text text-sm">
              {textOf(error)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={isBusy}
              onClick={() =>
                wear.mutate({ date, occasion: day.occasion, weather: day.weather, title, itemIds })
              }
            >
              {wear.isPending ? t('Saving...') : t('Wear it')}
            </Button>
            <Button look="outline" disabled={isBusy} onClick={() => setSwapped([...swapped, itemIds])}>
              <RefreshCw aria-hidden size={16} className={proposed.isFetching ? 'animate-spin' : ''} />
              {t('Another')}
            </Button>
          </div>
        </>
      )}
      {day && !outfit && !day.taken && day.notes.map((note) => <p key={note}>{note}</p>)}
    </SmallDialog>
  );
}
