import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { limits } from '#shared/limits';
import { plannable } from '#shared/rules/days';
import { Options, SelectField, TextField } from '../../components/field.tsx';
import { t } from '../../lib/t.ts';
import { occasionName, shortDayOf } from './texts.ts';
import { dateProblem, daysOf, type TripDraft } from './trip-draft.ts';

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
