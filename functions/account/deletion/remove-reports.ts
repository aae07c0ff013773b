import { batchWrite } from '../../platform/batch-write.ts';
import { HiddenEntity } from '../../table/hidden.ts';
import { OwnedCaseEntity, ReportCaseEntity, ReportEntity } from '../../table/report.ts';

/** Deletes the reports that the person made. What they are about stays reported by as many people. */
export async function removeReports(reporterId: string): Promise<void> {
  const { data } = await ReportEntity.query
    .byReporter({ reporterId })
    .go({ pages: 'all', attributes: ['thingId', 'reporterId'] });
  await batchWrite((keys) => ReportEntity.delete(keys), data);
}

/** Deletes the cases about the person and what is theirs, with everybody's reports of it. */
export async function removeCases(userId: string): Promise<void> {
  const { data: cases } = await OwnedCaseEntity.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true });
  for (const { thingId } of cases) {
    const { data: reports } = await ReportEntity.query
      .byThing({ thingId })
      .go({ pages: 'all', consistent: true, attributes: ['thingId', 'reporterId'] });
    const hidden = reports.map(({ reporterId }) => ({
      userId: reporterId,
      because: 'reported' as const,
      thingId,
    }));
    await batchWrite((keys) => HiddenEntity.delete(keys), hidden);
    await batchWrite((keys) => ReportEntity.delete(keys), reports);
    await ReportCaseEntity.delete({ thingId }).go();
    await OwnedCaseEntity.delete({ userId, thingId }).go();
  }
}
