import { batchWrite } from '../../platform/batch-write.ts';
import { readAll } from '../../platform/table.ts';
import { commit, refused } from '../../platform/transactions.ts';
import { endFollow, FollowEntity, FollowerEntity } from '../../rows/community/follow.ts';
import { NoticeEntity } from '../../rows/notifications/notification.ts';
import { dropNotice } from '../../rows/notifications/notified-people.ts';
import { BlockCountEntity, HiddenEntity, hiddenEntities } from '../../rows/safety/hidden.ts';
import { OwnedCaseEntity, ReportCaseEntity, ReportEntity } from '../../rows/safety/report.ts';

const rows = { ...hiddenEntities, count: BlockCountEntity };

/**
 * Ends the blocks between the person and other people, and lowers the other people's counts. Also deletes the rows that
 * hide what the person reported. The row that hides everything from this person stays until the deletion is complete.
 */
export async function removeBlocks(userId: string): Promise<void> {
  for (const own of await readAll(HiddenEntity.query.byUser({ userId }))) {
    if (own.because === 'deleted') continue;
    if (own.because === 'blocking')
      await HiddenEntity.delete({ userId: own.thingId, because: 'blocked', thingId: userId }).go();
    if (own.because === 'blocked') await endBlockOf(own.thingId, userId);
    await HiddenEntity.delete(own).go();
  }
}

/** Does nothing if the block has ended already. */
async function endBlockOf(blockerId: string, userId: string): Promise<void> {
  const [block, count] = await commit(rows, (entities) => [
    entities.hidden.remove({ userId: blockerId, because: 'blocking', thingId: userId }).commit(),
    entities.count.patch({ userId: blockerId }).subtract({ blocks: 1 }).commit(),
  ]);
  if (block !== refused && count === refused)
    await HiddenEntity.delete({ userId: blockerId, because: 'blocking', thingId: userId }).go();
}

/** Deletes the follows of the person in both directions and lowers all follow counts. */
export async function removeFollows(userId: string): Promise<void> {
  const [following, followers] = await Promise.all([
    readAll(FollowEntity.query.byFollower({ followerId: userId })),
    readAll(FollowerEntity.query.byFollowed({ followingId: userId })),
  ]);
  for (const { followerId, followingId } of [...following, ...followers])
    await endFollow(followerId, followingId);
}

/** Removes the person from the notifications of other people. */
export async function removeNotices(actorId: string): Promise<void> {
  const { data } = await NoticeEntity.query.byActor({ actorId }).go({ pages: 'all' });
  for (const notice of data) await dropNotice(notice);
}

/** Deletes the reports that the person made. The number of reports of each reported thing does not change. */
export async function removeReports(reporterId: string): Promise<void> {
  const { data } = await ReportEntity.query
    .byReporter({ reporterId })
    .go({ pages: 'all', attributes: ['thingId', 'reporterId'] });
  await batchWrite((keys) => ReportEntity.delete(keys), data);
}

/** Deletes the moderation cases about the person and their content, with all reports in these cases. */
export async function removeCases(userId: string): Promise<void> {
  for (const { thingId } of await readAll(OwnedCaseEntity.query.byUser({ userId }))) {
    const reports = await readAll(ReportEntity.query.byThing({ thingId }), 'thingId', 'reporterId');
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
