import { useState } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState, LoadError } from '../../components/list-states.tsx';
import { t } from '../../lib/t.ts';
import { useToday } from '../../lib/use-today.ts';
import { ColorBands } from './color-bands.tsx';
import { CostLists } from './cost-lists.tsx';
import { KindBars } from './kind-bars.tsx';
import { colorsOf, kindsOf } from './mix.ts';
import { OutfitAdvice } from './outfit-advice.tsx';
import { useStatistics } from './queries.ts';
import { Share } from './share.tsx';
import { ownedOf, type Period, wearingIn } from './wearing.ts';
import { MostWorn, NotWorn } from './worn-pieces.tsx';

/** The statistics page: worn and unworn pieces, costs, colors, kinds, and advice. */
export function Statistics() {
  const today = useToday();
  const [period, setPeriod] = useState<Period>(90);
  const { items, days, isLoadingError, refetch } = useStatistics();
  if (isLoadingError) return <LoadError text={t('Failed to load the statistics')} onRetry={refetch} />;
  if (!items || !days)
    return (
      <div role="status" aria-label={t('Loading')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="h-11 w-72 max-w-full animate-pulse bg-sunken" />
        <div className="h-52 animate-pulse bg-sunken" />
        <div className="h-[60dvh] animate-pulse bg-sunken" />
      </div>
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
