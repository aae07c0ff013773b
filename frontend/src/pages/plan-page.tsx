import { PageHeading } from '../components/page-heading.tsx';
import { useUserId } from '../data/user-id.ts';
import { texts } from '../features/planning/texts.ts';
import { WeekPlanner } from '../features/planning/week-planner.tsx';

/** The page with the plan of the coming days. */
export function PlanPage() {
  const userId = useUserId();
  return (
    <div className="page-width pb-24">
      <PageHeading title={texts.weekTitle} tagline={texts.weekSubtitle} />
      {userId && <WeekPlanner key={userId} userId={userId} />}
    </div>
  );
}
