import { CalendarRange } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { limits } from '#shared/limits';
import { repeatedPieces } from '#shared/stylist/planning/repeats';
import { ActionButton, actionClasses, Button, ButtonLink } from '../../components/button.tsx';
import { EmptyState, LoadError, LoadingTiles } from '../../components/list-states.tsx';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { textOf } from '../../lib/error-texts.ts';
import { plural, t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { PlannedDay } from './planned-day.tsx';
import { defaultDays, useWeekPlan } from './use-week-plan.ts';
import { itemIdsOf, type WeekDraft } from './week-draft.ts';

/** Proposes an outfit for each free day. The user swaps, pins or leaves out each one, and saves all at once. */
export function WeekPlanner() {
  const today = useToday();
  const navigate = useNavigate();
  const plan = useWeekPlan(today);
  const { draft, isBusy, error } = plan;
  if (!draft)
    return error ? (
      <LoadError text={textOf(error)} onRetry={() => plan.start(defaultDays)} />
    ) : (
      <LoadingTiles label={t('Planning your week')} tiles={['h-64', 'h-64', 'h-64']} className="grid gap-6" />
    );
  const why = sayWhyNothing(draft);
  if (why)
    return (
      <EmptyState text={why}>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/dashboard">{t('Open my wardrobe')}</ButtonLink>
          <Button look="outline" disabled={isBusy} onClick={() => plan.start(defaultDays)}>
            {isBusy ? t('Choosing...') : t('Plan again')}
          </Button>
        </div>
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="sr-only">
        {isBusy
          ? t('Choosing...')
          : plural(plan.toSave, '{count} outfit is proposed.', '{count} outfits are proposed.')}
      </p>
      <div className="grid gap-2 text-ink-soft">
        <Weather draft={draft} />
        <Repeats draft={draft} />
        <p>{t('Saved outfits are private: only you see them.')}</p>
      </div>
      <ul>
        {draft.days.map((day) => (
          <PlannedDay key={day.date} day={day} plan={plan} />
        ))}
      </ul>
      {draft.days.every(({ taken }) => taken) && <p>{t('Every one of these days has an outfit.')}</p>}
      {error && (
        <p role="alert" className="text-danger-text">
          {textOf(error)}
        </p>
      )}
      <div
        data-actions
        className="sticky bottom-(--bottom-bar) -mx-5 flex flex-wrap gap-3 border-line border-t bg-paper/95 px-5 py-4 backdrop-blur lg:mx-0 lg:px-0"
      >
        <Button disabled={isBusy || plan.toSave === 0} onClick={() => plan.save(() => navigate('/calendar'))}>
          {plan.isSaving
            ? t('Saving...')
            : plural(plan.toSave, 'Save {count} outfit', 'Save {count} outfits')}
        </Button>
        <Button look="outline" disabled={isBusy} onClick={plan.planAgain}>
          {isBusy && !plan.isSaving ? t('Choosing...') : t('Propose others')}
        </Button>
      </div>
      <ActionButton
        className={`${actionClasses} -ml-3 justify-self-start`}
        disabled={isBusy}
        onClick={() => plan.start(draft.days.length > defaultDays ? defaultDays : limits.plan.days)}
      >
        <CalendarRange aria-hidden size={18} />
        {draft.days.length > defaultDays ? t('Start over with a week') : t('Start over with two weeks')}
      </ActionButton>
    </div>
  );
}

/** Why no day can have an outfit, if the wardrobe lacks pieces that every outfit needs. Otherwise undefined. */
function sayWhyNothing({ days }: WeekDraft): string | undefined {
  const free = days.filter(({ taken }) => !taken);
  const reasons = new Set(free.map(({ outfit, notes }) => (outfit ? '' : notes.join(' '))));
  return free.length === days.length && reasons.size === 1 ? [...reasons][0] : undefined;
}

/** The place that the weather is for, or the reason why there is no weather. */
function Weather({ draft: { place, noWeather } }: { draft: WeekDraft }) {
  if (noWeather === 'no place')
    return (
      <p>
        {t('Your profile names no place, so the weather was left out.')}{' '}
        <Link to="/profile" className="text-ink underline underline-offset-4">
          {t('Add a place to your profile')}
        </Link>
      </p>
    );
  return (
    <p>
      {place
        ? t('Weather of {place}', { place })
        : t('The weather could not be fetched just now, so it was left out.')}
    </p>
  );
}

/** The pieces that are worn more than once in the plan. Outfits that are already in the calendar count as well. */
function Repeats({ draft: { days } }: { draft: WeekDraft }) {
  const shown = days.filter(({ isDropped }) => !isDropped);
  const names = new Map(
    shown.flatMap(
      ({ outfit }) =>
        outfit?.pieces.map(({ itemId, itemName }) => [itemId, nameOfCopy(itemName)] as const) ?? [],
    ),
  );
  const pieces = [...repeatedPieces(shown.map((day) => day.taken?.itemIds ?? itemIdsOf(day)))].flatMap(
    ([id, times]) => {
      const name = names.get(id);
      return name ? [t('{name} ({times} days)', { name, times })] : [];
    },
  );
  return pieces.length ? (
    <p>{t('Worn on more than one day: {pieces}.', { pieces: pieces.join(', ') })}</p>
  ) : null;
}
