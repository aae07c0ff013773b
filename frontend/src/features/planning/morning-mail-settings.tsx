import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { MorningTimes } from '#shared/contract/planning';
import { weekdays } from '#shared/rules/days';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { Options, SelectField } from '../../components/field.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { readClientSettings } from '../../lib/client-settings.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { morningMailQuery } from './morning-mail.ts';
import { fullHour, shortWeekday, texts } from './texts.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const workdays: MorningTimes = { weekdays: ['1', '2', '3', '4', '5'], hour: 7, timeZone };
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));

/** Starts, changes and ends the morning mail. Nothing is shown where the app cannot send mails. */
export function MorningMailSettings() {
  const { data: settings } = useQuery({ queryKey: ['client-settings'], queryFn: readClientSettings });
  const { data } = useQuery({ ...morningMailQuery, enabled: settings?.sendsMail === true });
  return data ? <TimesForm key={String(data.times)} saved={data.times} /> : null;
}

function TimesForm({ saved }: { saved: MorningTimes | null }) {
  const client = useQueryClient();
  const [times, setTimes] = useState(saved ?? workdays);
  const store = useMutation({
    mutationFn: async (next: MorningTimes | null) =>
      next
        ? api.planning.setMorningMail({ body: { ...next, timeZone } })
        : { times: null, proposal: await api.planning.removeMorningMail().then(() => null) },
    onSuccess: (stored) => {
      client.setQueryData(morningMailQuery.queryKey, stored);
      return notify({ title: stored.times ? t('Morning mail saved') : t('Morning mail ended') });
    },
    onError: (error) => notifyError(textOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!store.isPending) store.mutate(times);
  };
  return (
    <form onSubmit={submit} aria-label={t('Morning mail')} className="grid max-w-md gap-4">
      <h2 className="text-2xl">{t('Morning mail')}</h2>
      <p className="text-ink-soft text-sm">{texts.morningMail}</p>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-2 font-semibold text-sm">{t('Days')}</legend>
        {weekdays.map((day) => (
          <Chip
            key={day}
            selected={times.weekdays.includes(day)}
            onClick={() =>
              setTimes({
                ...times,
                weekdays: weekdays.filter((each) => times.weekdays.includes(each) !== (each === day)),
              })
            }
          >
            {shortWeekday(day)}
          </Chip>
        ))}
      </fieldset>
      <SelectField
        label={t('Time ({timeZone})', { timeZone })}
        value={times.hour}
        onChange={({ target }) => setTimes({ ...times, hour: Number(target.value) })}
      >
        <Options of={hours} name={fullHour} />
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={times.weekdays.length === 0} aria-disabled={store.isPending}>
          {saved ? t('Save the times') : t('Start the morning mail')}
        </Button>
        {saved && (
          <Button look="quiet" disabled={store.isPending} onClick={() => store.mutate(null)}>
            {t('End the morning mail')}
          </Button>
        )}
      </div>
    </form>
  );
}
