import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/list-states.tsx';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

/** Shown instead of the base items if no item can be worn. It links to the page where that can be changed. */
export function NothingToWear() {
  const { data: items } = useQuery(wardrobeQuery);
  return (
    <section aria-label={t('Nothing to wear')} data-tour="gallery">
      {items?.length === 0 ? (
        <EmptyState text={errorTexts['generation.no_clothes']}>
          <ButtonLink to="/dashboard?tab=upload">{t('Upload your first piece')}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState text={t('Everything you have is in the laundry or archived.')}>
          <ButtonLink to="/dashboard" look="outline">
            {t('Go to my wardrobe')}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
