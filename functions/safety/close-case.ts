import { skipWhenRefused } from '../platform/conditions.ts';
import { inTurns } from '../platform/in-turns.ts';
import { commit, stillHas } from '../platform/transactions.ts';
import { HiddenEntity } from '../rows/safety/hidden.ts';
import { ReportCaseEntity, type ReportCaseRow, ReportEntity } from '../rows/safety/report.ts';
import { release, withheldEntities, withhold } from './withhold.ts';

/** How many reports are dismissed at the same time. */
const atOnce = 25;

/**
 * Closes a moderation case. `uphold` hides the thing from everybody for good. `dismiss` shows it to everybody again,
 * including the people who reported it, and it is hidden again only after the full number of new reports by other
 * people. Can be repeated after a failure. Throws `not_found` if there is no case for the thing.
 */
export async function closeCase(thingId: string, verdict: 'dismiss' | 'uphold'): Promise<void> {
  const reported = await ReportCaseEntity.require({ thingId });
  if (verdict === 'dismiss') await dismissReports(reported);
  // A message is hidden from its only reader already. The transaction is refused for a deleted thing.
  else if (reported.thing.kind !== 'message')
    await commit(withheldEntities, (entities) => withhold(entities, reported));
  await ReportCaseEntity.patch({ thingId })
    .set({ reports: 0 })
    .remove(['openedAt'])
    // A report that came in the meantime keeps the case open.
    .where(stillHas({ reports: reported.reports }))
    .go();
}

async function dismissReports(reported: ReportCaseRow): Promise<void> {
  await skipWhenRefused(release(reported));
  const { thingId } = reported;
  const { data: reports } = await ReportEntity.query.byThing({ thingId }).go({ pages: 'all' });
  const show = ({ reporterId: userId }: { reporterId: string }) =>
    HiddenEntity.delete({ userId, because: 'reported', thingId }).go();
  await inTurns(reports, show, atOnce);
}
