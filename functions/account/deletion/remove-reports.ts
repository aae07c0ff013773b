import { batchWrite } from '../../platform/batch-write.ts';
import { HiddenEntity } from '../../rows/safety/hidden.ts';
import { OwnedCaseEntity, ReportCaseEntity, ReportEntity } from '../../rows/safety/report.ts';

/** Deletes the reports that the person made. The number of reports of each reported thing does not change. */
export async function removeReports(reporterId: string): Promise<void> {
  const { data } = await ReportEntity.query
    .byReporter({ reporterId })
    .go({ pages: 'all', attributes: ['thingId', 'reporterId'] });
  await batchWrite((keys) => ReportEntity.delete(keys), data);
}

/** Deletes the moderation cases about the person and their content, with all reports in these cases. */
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
