import { PageHeading } from '../components/page-heading.tsx';
import { useUserId } from '../data/user-id.ts';
import { WeekPlanner } from '../features/planning/week-planner.tsx';
import { t } from '../lib/t.ts';

/** The page with the plan of the coming days. */
export function PlanPage() {
  const userId = useUserId();
  return (
    <div className="page-width pb-24">
      <PageHeading
        title={t('Plan My Week')}
        tagline={t('An outfit for each free day, by its forecast and by what it is for')}
      />
      {userId && <WeekPlanner key={userId} userId={userId} />}
    </div>
  );
}
