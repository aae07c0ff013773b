import { type ErrorCode, isErrorCode } from '#shared/errors';
import { log } from '../../platform/log.ts';
import { workflowTask } from '../../platform/workflow-task.ts';
import { failJob } from '../fail-job.ts';
import { executionOf, type WithFailure } from '../workflow-state.ts';

/** The last task of a workflow that failed. It ends the job with an error, unless another execution runs the job. */
export const handler = workflowTask(async (input: WithFailure): Promise<void> => {
  const { userId, jobId, failure } = input;
  const fail = (error: ErrorCode) => failJob(userId, jobId, error, executionOf(input));
  if (isErrorCode(failure.Error)) return fail(failure.Error);
  log.error('A generation failed', { jobId, failure });
  await fail(failure.Error === 'States.Timeout' ? 'generation.timed_out' : 'internal');
});
