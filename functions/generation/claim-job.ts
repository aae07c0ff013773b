import { isWritten } from '../platform/conditions.ts';
import { GenerationJobEntity } from '../rows/generation/generation-job.ts';
import { executionOf, type WorkflowInput } from './workflow-state.ts';

type Where = Parameters<ReturnType<typeof GenerationJobEntity.remove>['where']>[0];

/** The condition that a job is pending and, if an execution is given, that no other execution has claimed it. */
export const isPendingFor =
  (executionId: string | undefined): Where =>
  (job, { eq, notExists }) =>
    executionId === undefined
      ? eq(job.status, 'pending')
      : `${eq(job.status, 'pending')} AND (${notExists(job.executionId)} OR ${eq(job.executionId, executionId)})`;

/**
 * Claims a pending job for an execution, so that one alone runs it, however many were started. A repeated claim by the
 * same execution succeeds. Returns false if another execution has claimed the job, or if it has ended or is gone.
 */
export function claimJob(input: WorkflowInput): Promise<boolean> {
  const executionId = executionOf(input);
  return isWritten(
    GenerationJobEntity.patch({ userId: input.userId, id: input.jobId })
      .set({ executionId })
      .where(isPendingFor(executionId))
      .go(),
  );
}
