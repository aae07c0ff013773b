import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MorningTimes } from '#shared/contract/planning';
import { type Weekday, weekdays } from '#shared/rules/days';
import { Button, Chip } from '../../components/button.tsx';
import { Options, SelectField } from '../../components/form.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { api } from '../../lib/api.ts';
import { readClientSettings } from '../../lib/client-settings.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { shortWeekdayOf } from './texts.ts';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const workdays: MorningTimes = { weekdays: ['1', '2', '3', '4', '5'], hour: 7, timeZone };
const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const queryKey = ['morning-mail'];
const read = async () => ((await readClientSettings()).sendsMail ? api.planning.getMorningMail() : null);

/** Starts, changes and ends the morning mail. Nothing is shown where the app cannot send mails. */
export function MorningMailSettings() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: read });
  const [draft, setDraft] = useState<MorningTimes>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (times: MorningTimes | null) => {
      await (times ? api.planning.setMorningMail({ body: times }) : api.planning.removeMorningMail());
      client.setQueryData(queryKey, { times });
    },
    onSuccess: (_, times) => notify({ title: times ? t('Morning mail saved') : t('Morning mail ended') }),
    onError: (error) => notifyError(textOf(error)),
  });
  if (!data) return null;
  const times = draft ?? data.times ?? workdays;
  const isChosen = (day: Weekday) => times.weekdays.includes(day);
  const toggle = (day: Weekday) =>
    setDraft({ ...times, weekdays: weekdays.filter((each) => isChosen(each) !== (each === day)) });
  return (
    <fieldset className="mt-10 grid max-w-xl justify-items-start gap-4">
      <legend className="pb-3 font-display text-2xl">{t('Morning mail')}</legend>
      <p className="text-ink-soft text-sm">
        {t(
          'On these days you get a mail with the outfit of your calendar, or else with one that suits the weather.',
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {weekdays.map((day) => (
          <Chip key={day} selected={isChosen(day)} onClick={() => toggle(day)}>
            {shortWeekdayOf(`2024-01-0${day}`) /* The first day of 2024 was a Monday. */}
          </Chip>
        ))}
      </div>
      <SelectField
        label={t('Time ({timeZone})', { timeZone })}
        value={times.hour}
        onValue={(value) => setDraft({ ...times, hour: Number(value) })}
      >
        <Options of={hours} name={(hour) => `${hour.padStart(2, '0')}:00`} />
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending || !times.weekdays.length} onClick={() => mutate({ ...times, timeZone })}>
          {data.times ? t('Save the times') : t('Start the morning mail')}
        </Button>
        {data.times && (
          <Button look="quiet" disabled={isPending} onClick={() => mutate(null)}>
            {t('End the morning mail')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
