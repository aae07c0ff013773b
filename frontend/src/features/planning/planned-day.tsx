import { Pin, PinOff, RefreshCw, Undo2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { ActionButton, actionClasses } from '../../components/button.tsx';
import { Options, SelectField } from '../../components/form.tsx';
import { outfitTitle } from '../../components/in-language.tsx';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { monthDayOf, occasionName, weatherText, weekdayOf } from './texts.ts';
import type { useWeekPlan } from './use-week-plan.ts';
import type { DraftDay } from './week-draft.ts';

type Props = {
  day: DraftDay;
  plan: Pick<ReturnType<typeof useWeekPlan>, 'isBusy' | 'choose' | 'swap' | 'pin' | 'drop'>;
};

/** A day of the plan: its weather, its occasion, and the proposed outfit with the actions on it. */
export function PlannedDay({ day, plan }: Props) {
  const { isBusy, choose, swap, pin, drop } = plan;
  const { date, weather, taken, outfit, notes, isPinned, isDropped, problem, occasion } = day;
  const id = `day-${date}`;
  const name = weekdayOf(date);
  return (
    <li>
      <section
        aria-labelledby={id}
        className="grid gap-5 border-line border-t py-6 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10"
      >
        <div className="grid content-start gap-2">
          <h2 id={id} className="text-3xl first-letter:uppercase">
            {name}
          </h2>
          <p className="text-ink-soft text-sm">
            {[monthDayOf(date), weatherText(weather)].filter(Boolean).join(' · ')}
          </p>
          {!taken && !isDropped && (
            <SelectField
              label={t('{name} is for', { name })}
              value={occasion}
              aria-disabled={isBusy}
              onValue={(value) => !isBusy && choose(date, value as DayOccasion)}
            >
              <Options of={dayOccasions} name={occasionName} />
            </SelectField>
          )}
        </div>
        <div className="grid content-start gap-4">
          {problem && (
            <p role="alert" className="text-danger-text">
              {problem === 'taken'
                ? t('This day got another outfit meanwhile. It was left as it is.')
                : t(
                    'A piece of this outfit is no longer in your wardrobe. Swap the outfit, then save again.',
                  )}
            </p>
          )}
          {taken && (
            <p>
              {t('Planned already:')}{' '}
              <Link to={`/calendar?day=${date}`} className="underline underline-offset-4">
                {outfitTitle(taken)}
              </Link>
            </p>
          )}
          {!taken && isDropped && <p className="text-ink-soft">{t('Left out of the plan.')}</p>}
          {!taken && !isDropped && (
            <>
              {outfit && (
                <>
                  <h3 className="text-2xl">{outfit.title}</h3>
                  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
                    <FlatLay pieces={outfit.pieces} className="w-44 max-w-full" />
                    <ul className="grid content-start gap-1 text-ink-soft text-sm">
                      {outfit.pieces.map(({ itemId, itemName }) => (
                        <li key={itemId} className="first-letter:uppercase">
                          {nameOfCopy(itemName)}
                        </li>
                      ))}
                    </ul>
                  </div>
                </>
              )}
              {notes.map((note) => (
                <p key={note} className="text-ink-soft text-sm">
                  {note}
                </p>
              ))}
            </>
          )}
          {!taken && (
            <div className="-mx-3 flex flex-wrap">
              {outfit && !isDropped && (
                <>
                  <ActionButton
                    aria-label={t('Swap {name}', { name })}
                    disabled={isBusy}
                    onClick={() => swap(date)}
                  >
                    <RefreshCw aria-hidden size={18} />
                    {t('Swap')}
                  </ActionButton>
                  <ActionButton
                    aria-pressed={isPinned}
                    aria-label={isPinned ? t('Pinned {name}', { name }) : t('Pin {name}', { name })}
                    disabled={isBusy}
                    onClick={() => pin(date, !isPinned)}
                    className={`${actionClasses} ${isPinned ? 'text-accent' : ''}`}
                  >
                    {isPinned ? <PinOff aria-hidden size={18} /> : <Pin aria-hidden size={18} />}
                    {isPinned ? t('Pinned') : t('Pin')}
                  </ActionButton>
                </>
              )}
              {/* One button for both directions, so that it keeps the focus. */}
              <ActionButton
                aria-label={isDropped ? t('Bring {name} back', { name }) : t('Leave out {name}', { name })}
                disabled={isBusy}
                onClick={() => drop(date, !isDropped)}
              >
                {isDropped ? <Undo2 aria-hidden size={18} /> : <X aria-hidden size={18} />}
                {isDropped ? t('Bring {name} back', { name }) : t('Leave out')}
              </ActionButton>
            </div>
          )}
        </div>
      </section>
    </li>
  );
}
