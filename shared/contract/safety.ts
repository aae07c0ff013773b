import * as z from 'zod';
import { limits } from '../limits.ts';
import { type ReportReason, reportReasons } from '../report-reasons.ts';
import { defineContract } from './define.ts';
import { pageOf, pageQuery } from './page.ts';
import { anyId } from './params.ts';
import { Person } from './profile.ts';
import { lines } from './texts.ts';

/** What somebody can report, with the ids that are needed to find it. */
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
  text: lines().max(text, `Please write at most ${text} characters`).default(''),
});
export type Report = z.output<typeof Report>;

export const safety = defineContract({
  /** Blocks a person. The two no longer see or follow each other, nor see each other's content. */
  blockUser: { route: 'PUT /blocks/{userId}', params: z.object({ userId: z.guid() }) },
  unblockUser: { route: 'DELETE /blocks/{userId}', params: z.object({ userId: anyId }) },
  /** Lists the people that the user blocks. Nobody can see by whom they are blocked. */
  listBlocked: { route: 'GET /blocks', query: pageQuery(100), result: pageOf(Person) },
  /** Hides something from its reporter, and after enough reports from everybody. Once per person and thing. */
  report: { route: 'POST /reports', cost: 'reports', repeat: 'same', body: Report },
});
