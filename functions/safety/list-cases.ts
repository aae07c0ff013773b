import { CommentEntity } from '../rows/community/comment.ts';
import { published } from '../rows/community/publication.ts';
import { findMessage } from '../rows/messages/message.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { ReportCaseEntity, type ReportCaseRow, ReportEntity } from '../rows/safety/report.ts';

/** The most cases in the list, and the most reports of each case. */
const most = { cases: 50, reports: 20 };

/** An open moderation case as the operator's command `reports` shows it. */
export type Case = Awaited<ReturnType<typeof listCases>>[number];

/** At most fifty open cases, the case with the newest report first. */
export async function listCases() {
  const { data } = await ReportCaseEntity.query.open({}).go({ order: 'desc', limit: most.cases });
  return Promise.all(
    data.map(async (row) => {
      const { thingId, thing, ownerId, openedAt = '' } = row;
      const [shown, { data: reports }] = await Promise.all([
        contentOf(row),
        ReportEntity.query.byThing({ thingId }).go({ limit: most.reports }),
      ]);
      return {
        thingId,
        kind: thing.kind,
        ownerId,
        ...shown,
        openedAt,
        reports: reports.map(({ reason, text, createdAt }) => ({ reason, text, createdAt })),
      };
    }),
  );
}

/**
 * The text of a reported thing, as other people read it, and whether it is hidden from everybody except its owner. The
 * text is null if the thing was deleted.
 */
async function contentOf({ thing, ownerId: userId }: ReportCaseRow) {
  switch (thing.kind) {
    case 'outfit': {
      const { data } = await OutfitEntity.get({ userId, id: thing.outfitId }).go();
      return {
        content: data && `${data.title}: ${published(data).description}`,
        isWithheld: data?.isWithheld ?? false,
      };
    }
    case 'comment': {
      const { data } = await CommentEntity.get({ outfitId: thing.outfitId, id: thing.commentId }).go();
      return { content: data?.commentText ?? null, isWithheld: data?.isWithheld ?? false };
    }
    case 'person': {
      const { data } = await ProfileEntity.get({ userId }).go();
      return { content: data && (data.displayName ?? ''), isWithheld: data?.isWithheld ?? false };
    }
    case 'message': {
      const message = await findMessage(thing.conversationId, thing.messageId);
      return { content: message?.content ?? null, isWithheld: false };
    }
  }
}
