import { findMessage } from '../domain/find-message.ts';
import { CommentEntity } from '../table/comment.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { ProfileEntity } from '../table/profile.ts';
import { ReportCaseEntity, type ReportCaseRow, ReportEntity } from '../table/report.ts';

/** How many cases are listed, and how many reports of each. */
const most = { cases: 50, reports: 20 };

/** An open case as the command `reports` shows it. */
export type Case = {
  thingId: string;
  kind: ReportCaseRow['thing']['kind'];
  ownerId: string;
  /** What is reported, in its own words; null where it is gone. */
  content: string | null;
  /** Whether it is hidden from everybody. */
  isWithheld: boolean;
  openedAt: string;
  reports: { reason: string; text: string; createdAt: string }[];
};

/** The open cases, the one with the newest report first; at most fifty. */
export async function listCases(): Promise<Case[]> {
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

async function contentOf({
  thing,
  ownerId: userId,
}: ReportCaseRow): Promise<Pick<Case, 'content' | 'isWithheld'>> {
  switch (thing.kind) {
    case 'outfit': {
      const { data } = await OutfitEntity.get({ userId, id: thing.outfitId }).go();
      return { content: data && `${data.title}: ${data.description}`, isWithheld: data?.isWithheld ?? false };
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
