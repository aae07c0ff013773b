import { follow } from '../../platform/followed.ts';
import { log } from '../../platform/log.ts';
import { GenerationJobEntity, pendingSlots } from '../../rows/generation/generation-job.ts';
import { failJob } from '../fail-job.ts';

/** Runs every minute and fails jobs that are pending after their limit, as when the workflow was killed. */
export async function handler(): Promise<void> {
  const pendingUntil = new Date().toISOString();
  const slots = await Promise.all(
    pendingSlots.map((pendingSlot) =>
      GenerationJobEntity.query.pending({ pendingSlot }).lte({ pendingUntil }).go({ pages: 'all' }),
    ),
  );
  for (const { userId, id, requestId } of slots.flatMap(({ data }) => data))
    await follow({ requestId, jobId: id }, () => {
      log.warn('A generation is overdue');
      return failJob(userId, id, 'generation.timed_out');
    });
}
