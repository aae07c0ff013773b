import { Archive } from 'lucide-react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { PageHeading } from '../components/page-heading.tsx';
import { Statistics } from '../features/statistics/statistics.tsx';
import { ArchiveMenu } from '../features/wardrobe/item/archive-menu.tsx';
import { itemNameOf } from '../lib/catalog-name.ts';
import { t } from '../lib/t.ts';

/** The page with statistics about what the user wears. */
export const StatisticsPage = () => (
  <div className="page-width pb-24">
    <PageHeading
      title={t('What You Wear')}
      tagline={t('Your clothes in numbers, from the days on which you wore them.')}
    />
    <Statistics Archive={ArchivePiece} />
  </div>
);

const ArchivePiece = ({ item }: { item: ClothingItem }) => (
  <ArchiveMenu items={[item]}>
    <Archive aria-hidden size={16} />
    {t('Archive')} <span className="sr-only">{itemNameOf(item)}</span>
  </ArchiveMenu>
);
