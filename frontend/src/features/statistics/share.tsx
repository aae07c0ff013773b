import { Chip } from '../../components/chip.tsx';
import { plural, t } from '../../lib/t.ts';
import { type Period, periods, type Wearing } from './wearing.ts';

type Props = { wearing: Wearing; period: Period; onPeriod: (period: Period) => void };

/** The share of the wardrobe that was worn in a period, with the choice of the period for the whole page. */
export function Share({ wearing, period, onPeriod }: Props) {
  const { percent, owned, worn } = wearing;
  return (
    <section aria-label={t('How much you wear')} className="grid gap-6">
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons of a period are no fields of a form */}
      <div role="group" aria-label={t('Period')} className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <Chip key={days} selected={days === period} onClick={() => onPeriod(days)}>
            <span className="normal-case">{t('{days} days', { days })}</span>
          </Chip>
        ))}
      </div>
      <div className="grid items-end pt-4 gap-x-12 gap-y-5 md:grid-cols-[auto_minmax(0,1fr)]">
        <p className="font-display text-[clamp(6rem,24vw,13rem)] leading-[0.8] tracking-tight">
          {percent}
          <span className="pl-2 align-top text-[0.4em]">%</span>
        </p>
        <div className="grid gap-4 pb-1">
          <p role="status" className="max-w-prose text-lg">
            {plural(
              owned,
              'You wore {percent}% of your wardrobe in the last {days} days: {worn} of {count} piece at least once.',
              'You wore {percent}% of your wardrobe in the last {days} days: {worn} of {count} pieces at least once.',
              { percent, days: period, worn: worn.length },
            )}{' '}
            <span className="text-ink-soft">{t('Archived pieces are left out.')}</span>
          </p>
          <div aria-hidden className="h-2 bg-sunken outline outline-line">
            <div className="h-full bg-accent" style={{ width: `${percent}%` }} />
          </div>
        </div>
      </div>
      {worn.length === 0 && (
        <p className="max-w-prose border-accent border-l-2 pl-4 text-ink-soft">
          {t(
            'Nothing was recorded in this time. Open a piece or an outfit and choose “Wore it today”, or “Wore it another day...” for a past day.',
          )}
        </p>
      )}
    </section>
  );
}
