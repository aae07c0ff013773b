import { GenerationJobEntity } from '../../table/generation-job.ts';
import { failJob } from '../fail-job.ts';

/** Runs every minute and fails the jobs that are still pending after their time, for example because the workflow was killed. */
export async function handler(): Promise<void> {
  const { data } = await GenerationJobEntity.query
    .pending({})
    .lte({ pendingUntil: new Date().toISOString() })
    .go({ pages: 'all' });
  for (const { userId, id } of data) await failJob(userId, id, 'generation.timed_out');
}
