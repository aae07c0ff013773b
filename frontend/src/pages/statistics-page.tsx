import { PageHeading } from '../components/page-heading.tsx';
import { Statistics } from '../features/statistics/statistics.tsx';
import { t } from '../lib/t.ts';

/** The page with statistics about what the user wears. */
export const StatisticsPage = () => (
  <div className="page-width pb-24">
    <PageHeading
      title={t('What You Wear')}
      tagline={t('Your clothes in numbers, from the days on which you wore them.')}
    />
    <Statistics />
  </div>
);
