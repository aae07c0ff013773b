import type { QueryClient } from '@tanstack/react-query';
import type { SavedPlan } from '#shared/contract/planning';
import { notify } from '../../components/notify.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { ownTotalsQuery } from '../../data/community.ts';
import { plural, t } from '../../lib/t.ts';

/** The keys of the queries that show the user's outfits on other pages. */
const outfitKeys = [['outfits'], ['private-outfits'], ownTotalsQuery.queryKey];

/** Updates the pages that show what a plan has stored, and says it. Returns whether every day was stored. */
export function planSaved(client: QueryClient, { days }: SavedPlan): boolean {
  const saved = days.filter(({ outcome }) => outcome === 'saved').length;
  void calendarChanged(client);
  for (const key of outfitKeys) void client.invalidateQueries({ queryKey: key });
  const isComplete = saved === days.length;
  void notify({
    title: isComplete ? t('Plan saved') : t('Not every day was saved'),
    description: plural(saved, '{count} outfit is in your calendar', '{count} outfits are in your calendar'),
    ...(isComplete ? {} : { tone: 'error' }),
  });
  return isComplete;
}
