import { useState } from 'react';
import type { Slot } from '#shared/catalog';
import { Button, ButtonLink, Chip } from '../../components/button.tsx';
import { EmptyState, LoadError, LoadingTiles } from '../../components/list-states.tsx';
import { slotNames } from '../../lib/catalog-name.ts';
import { shortDate } from '../../lib/short-date.ts';
import { plural, t } from '../../lib/t.ts';
import { useToday } from '../../lib/today.ts';
import { ColorBands } from './color-bands.tsx';
import { CostLists } from './cost-lists.tsx';
import {
  colorsOf,
  kindsOf,
  ownedOf,
  type Part,
  type Period,
  periods,
  type Wearing,
  wearingIn,
} from './numbers.ts';
import { OutfitAdvice } from './outfit-advice.tsx';
import { PieceTile, Section } from './parts.tsx';
import { useStatistics } from './queries.ts';

/** The statistics page: worn and unworn pieces, costs, colors, kinds, and advice. */
export function Statistics() {
  const today = useToday();
  const [period, setPeriod] = useState<Period>(90);
  const { items, days, isLoadingError, refetch } = useStatistics();
  if (isLoadingError) return <LoadError text={t('Failed to load the statistics')} onRetry={refetch} />;
  if (!items || !days)
    return (
      <LoadingTiles
        label={t('Loading')}
        tiles={['h-11 w-72 max-w-full', 'h-52', 'h-[60dvh]']}
        className="grid grid-cols-[minmax(0,1fr)] gap-6"
      />
    );
  const owned = ownedOf(items);
  if (owned.length === 0)
    return (
      <EmptyState
        text={
          items.length === 0
            ? t('There is nothing to count yet.')
            : t('Everything you have is in the archive.')
        }
      >
        <ButtonLink to="/dashboard?tab=upload">
          {items.length === 0 ? t('Upload your first piece') : t('Upload a piece')}
        </ButtonLink>
      </EmptyState>
    );
  const wearing = wearingIn(items, days, period, today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <Share wearing={wearing} period={period} onPeriod={setPeriod} />
      {wearing.worn.length > 0 && <MostWorn worn={wearing.worn} />}
      {wearing.unworn.length > 0 && <NotWorn unworn={wearing.unworn} />}
      <CostLists items={owned} />
      <ColorBands colors={colorsOf(owned, wearing.worn)} days={period} />
      <KindBars kinds={kindsOf(owned, wearing.worn)} days={period} />
      <OutfitAdvice items={items} today={today} />
    </div>
  );
}

const grid = 'grid [--least:6.25rem] at-most-3 gap-x-4 gap-y-6 sm:at-most-4 lg:at-most-6';
const mostShown = 6;
const unwornShown = 12;

/** The pieces that are worn most. */
const MostWorn = ({ worn }: Pick<Wearing, 'worn'>) => (
  <Section title={t('Most worn')}>
    <ol className={grid}>
      {worn.slice(0, mostShown).map(({ item, days }) => (
        <li key={item.id}>
          <PieceTile item={item}>{plural(days, 'worn on {count} day', 'worn on {count} days')}</PieceTile>
        </li>
      ))}
    </ol>
  </Section>
);

/** The pieces that were not worn in the period. The longest unworn comes first. */
function NotWorn({ unworn }: Pick<Wearing, 'unworn'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? unworn : unworn.slice(0, unwornShown);
  return (
    <Section title={t('Not worn')}>
      <ul className={grid}>
        {shown.map((item) => (
          <li key={item.id}>
            <PieceTile item={item}>
              {item.lastWornOn ? t('last worn {day}', { day: shortDate(item.lastWornOn) }) : t('never worn')}
            </PieceTile>
          </li>
        ))}
      </ul>
      {unworn.length > unwornShown && (
        <Button
          look="outline"
          className="justify-self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('Show fewer') : t('Show all {count}', { count: unworn.length })}
        </Button>
      )}
    </Section>
  );
}

type ShareProps = { wearing: Wearing; period: Period; onPeriod: (period: Period) => void };

/** The share of the wardrobe that was worn in a period, with the choice of the period for the whole page. */
function Share({ wearing, period, onPeriod }: ShareProps) {
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

/** A bar for each kind of clothes. Its length is the number of pieces. The filled part is the number of worn pieces. */
function KindBars({ kinds, days }: { kinds: readonly Part<Slot>[]; days: number }) {
  const most = Math.max(...kinds.map(({ pieces }) => pieces));
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
  return (
    <Section
      title={t('Categories')}
      note={t('A bar is filled as far as its pieces were worn in the last {days} days.', { days })}
    >
      <ul className="grid gap-4">
        {kinds.map(({ name, pieces, worn }) => (
          <li key={name} className="grid items-center gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)_9rem]">
            <span className="font-display text-2xl leading-none">{slotNames[name]}</span>
            <span aria-hidden className="relative order-last block h-6 sm:order-none">
              <span className="absolute inset-y-0 left-0 border border-control" style={width(pieces)} />
              <span className="absolute inset-y-0 left-0 bg-ink" style={width(worn)} />
            </span>
            <span className="text-ink-soft text-sm tabular-nums">
              {plural(pieces, '{count} piece, {worn} worn', '{count} pieces, {worn} worn', { worn })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
