import { useQuery } from '@tanstack/react-query';
import { outfitTitle } from '../../components/in-language.tsx';
import { stylingQuery } from '../../data/styling.ts';
import { catalogName, moodName } from '../../lib/catalog-name.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { t } from '../../lib/t.ts';

/** Statistics of the user's outfits; not shown without outfits. */
export function InsightsCard() {
  const { data } = useQuery(stylingQuery('insights'));
  if (!data?.lastOutfit) return null;
  const { totalOutfits, favoriteColors, favoriteMoods, lastOutfit } = data;
  return (
    <section aria-labelledby="insights" className="grid gap-4 border border-line bg-surface p-5">
      <h2 id="insights" className="text-2xl">
        {t('Your style')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
        <dt className="text-ink-soft">{t('Outfits')}</dt>
        <dd className="tabular-nums">{totalOutfits}</dd>
        {favoriteColors.length > 0 && (
          <>
            <dt className="text-ink-soft">{t('Colors')}</dt>
            <dd className="capitalize">{favoriteColors.map(catalogName).join(', ')}</dd>
          </>
        )}
        {favoriteMoods.length > 0 && (
          <>
            <dt className="text-ink-soft">{t('Moods')}</dt>
            <dd className="capitalize">{favoriteMoods.map(moodName).join(', ')}</dd>
          </>
        )}
        <dt className="text-ink-soft">{t('Last')}</dt>
        <dd>
          {outfitTitle(lastOutfit)}
          <span className="text-ink-soft"> · {relativeTime(lastOutfit.createdAt)}</span>
        </dd>
      </dl>
    </section>
  );
}
