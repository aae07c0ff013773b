import * as z from 'zod';
import { limits } from '../limits.ts';
import { type ReportReason, reportReasons } from '../report-reasons.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { Person } from './profile.ts';

/** A thing that somebody can report, by what it takes to find it. */
const ReportedThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), userId: z.guid() }),
  z.object({ kind: z.literal('outfit'), outfitId: z.uuid() }),
  z.object({ kind: z.literal('comment'), outfitId: z.uuid(), commentId: z.uuid() }),
  z.object({ kind: z.literal('message'), conversationId: z.uuid(), messageId: z.uuid() }),
]);
export type ReportedThing = z.infer<typeof ReportedThing>;

const { text } = limits.report;
const Report = z.object({
  thing: ReportedThing,
  reason: z.enum(Object.keys(reportReasons) as [ReportReason, ...ReportReason[]], 'Please choose a reason'),
  text: z.string().trim().max(text, `Please write at most ${text} characters`).default(''),
});
export type Report = z.output<typeof Report>;

export const safety = defineContract({
  /** Hides two people from each other, with everything of theirs, and ends that they follow each other. */
  blockUser: {
    route: 'PUT /blocks/{userId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ userId: z.guid() }),
  },
  unblockUser: {
    route: 'DELETE /blocks/{userId}',
    cost: 'nothing',
    repeat: 'same',
    params: z.object({ userId: anyId }),
  },
  /** The people whom the user blocks; not those who block the user, who are not told. */
  listBlocked: {
    route: 'GET /blocks',
    cost: 'nothing',
    repeat: 'reads',
    query: pageQuery(100),
    result: pageOf(Person),
  },
  /**
   * Hides a thing from the one who reports it, and from everybody when enough people have. One report a person and
   * thing.
   */
  report: { route: 'POST /reports', cost: 'reports', repeat: 'same', body: Report },
});
