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
      <dl className="grid gap-2 text-sm *:flex *:flex-wrap [&_dd]:flex-1 [&_dd]:basis-36 [&_dt]:w-20 [&_dt]:text-ink-soft">
        <div>
          <dt>{t('Outfits')}</dt>
          <dd className="tabular-nums">{totalOutfits}</dd>
        </div>
        {favoriteColors.length > 0 && (
          <div>
            <dt>{t('Colors')}</dt>
            <dd className="capitalize">{favoriteColors.map(catalogName).join(', ')}</dd>
          </div>
        )}
        {favoriteMoods.length > 0 && (
          <div>
            <dt>{t('Moods')}</dt>
            <dd className="capitalize">{favoriteMoods.map(moodName).join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>{t('Last')}</dt>
          <dd>
            {outfitTitle(lastOutfit)}
            <span className="text-ink-soft"> · {relativeTime(lastOutfit.createdAt)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
