import { GenerationJobEntity } from '../../table/generation-job.ts';
import { failJob } from '../fail-job.ts';

/** Run every minute: fails the jobs whose workflow has ended without a word, as one that was killed does. */
export async function handler(): Promise<void> {
  const { data } = await GenerationJobEntity.query
    .pending({})
    .lte({ pendingUntil: new Date().toISOString() })
    .go({ pages: 'all' });
  for (const { userId, id } of data) await failJob(userId, id, 'generation.timed_out');
}
