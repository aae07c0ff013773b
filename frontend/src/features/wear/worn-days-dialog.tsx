import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WornDay } from '#shared/contract/wardrobe';
import { dayAfter, firstWearable } from '#shared/rules/days';
import { BaseButton, Button } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { ErrorLine, Form, RetryLine, TextField } from '../../components/form.tsx';
import { wornDaysChanged, wornDaysQuery } from '../../data/wardrobe.ts';
import { shortDate } from '../../lib/short-date.ts';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';

type Props = {
  /** Whether the piece or the outfit was worn on this day. */
  wasWorn: (day: WornDay) => boolean;
  record: (day: string) => Promise<unknown>;
  takeBack: (day: string) => Promise<unknown>;
  onClose: () => void;
};

/** Records and removes days of the past year on which a piece or an outfit was worn. Stays open after a change. */
export function WornDaysDialog({ wasWorn, record, takeBack, onClose }: Props) {
  const client = useQueryClient();
  const today = useToday();
  const first = firstWearable(today);
  const { data, isLoadingError, refetch } = useQuery(wornDaysQuery);
  const worn = data?.filter(wasWorn).map(({ date }) => date);
  const [day, setDay] = useState(dayAfter(today, -1));
  const [error, setError] = useState<string>();
  const change = useMutation({
    mutationFn: (to: { day: string; isWorn: boolean }) => (to.isWorn ? record(to.day) : takeBack(to.day)),
    onSuccess: () => wornDaysChanged(client),
  });
  const isRecorded = worn?.includes(day) ?? false;
  const submit = () => {
    if (change.isPending || isRecorded) return;
    if (!day || day < first || day > today) return setError(t('Choose a day of the past year, up to today.'));
    change.mutate({ day, isWorn: true });
  };
  return (
    <SmallDialog title={t('When did you wear it?')} onClose={onClose}>
      <Form noValidate onSend={submit} className="grid gap-4">
        <TextField
          label={t('Day')}
          type="date"
          data-focus-first
          min={first}
          max={today}
          value={day}
          error={error}
          hint={isRecorded ? t('This day is recorded already.') : t('A day counts once.')}
          onValue={(value) => {
            setDay(value);
            setError(undefined);
          }}
        />
        <Button type="submit" disabled={change.isPending || isRecorded}>
          {change.isPending && change.variables.isWorn ? t('Saving...') : t('I wore it')}
        </Button>
      </Form>
      <p role="status" className="text-sm empty:hidden">
        {change.isSuccess &&
          (change.variables.isWorn
            ? t('Recorded: {day}.', { day: shortDate(change.variables.day) })
            : t('Taken back: {day}.', { day: shortDate(change.variables.day) }))}
      </p>
      {change.isError && <ErrorLine>{t('That could not be saved. Please try again.')}</ErrorLine>}
      <section aria-labelledby="recorded-days" className="grid gap-1 border-line border-t pt-4">
        <h3 id="recorded-days" className="font-sans font-semibold text-sm tracking-normal">
          {t('Recorded in the past year')}
        </h3>
        {isLoadingError && <RetryLine text={t('The days could not be read.')} onRetry={() => refetch()} />}
        {!data && !isLoadingError && <p className="min-h-11 text-ink-soft text-sm">{t('Loading...')}</p>}
        {worn?.length === 0 && <p className="min-h-11 text-ink-soft text-sm">{t('No day so far.')}</p>}
        <ul className="max-h-56 overflow-y-auto empty:hidden">
          {worn?.toReversed().map((each) => (
            <li key={each} className="flex items-center justify-between gap-4 text-sm">
              {shortDate(each)}
              <BaseButton
                aria-label={t('Take back {day}', { day: shortDate(each) })}
                disabled={change.isPending}
                onClick={() => change.mutate({ day: each, isWorn: false })}
                className="min-h-11 shrink-0 px-2 underline underline-offset-4 -outline-offset-2 aria-disabled:opacity-45"
              >
                {t('Take back')}
              </BaseButton>
            </li>
          ))}
        </ul>
      </section>
      <Button look="outline" onClick={onClose}>
        {t('Done')}
      </Button>
    </SmallDialog>
  );
}
