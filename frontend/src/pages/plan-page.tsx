import { PageHeading } from '../components/page-heading.tsx';
import { WeekPlanner } from '../features/planning/week-planner.tsx';
import { t } from '../lib/t.ts';

/** The page with the plan of the coming days. */
export function PlanPage() {
  return (
    <div className="page-width pb-24">
      <PageHeading
        title={t('Plan My Week')}
        tagline={t('An outfit for each free day, by its forecast and by what it is for')}
      />
      <WeekPlanner />
    </div>
  );
}
