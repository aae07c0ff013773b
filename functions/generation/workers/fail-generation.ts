import { isErrorCode } from '#shared/errors';
import { log } from '../../platform/log.ts';
import { failJob } from '../fail-job.ts';
import type { WithFailure } from '../workflow-state.ts';

/** The last task of a workflow that failed. It ends the job with an error. */
export async function handler({ userId, jobId, failure }: WithFailure): Promise<void> {
  if (isErrorCode(failure.Error)) return failJob(userId, jobId, failure.Error);
  log.error('A generation failed', { jobId, failure });
  await failJob(userId, jobId, failure.Error === 'States.Timeout' ? 'generation.timed_out' : 'internal');
}
