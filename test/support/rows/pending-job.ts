import { v7 as uuidv7 } from 'uuid';
import { GenerationRequest } from '#shared/contract/generation';

/** Writes a pending job without a workflow, and returns its id. The job is overdue after `pendingUntil`. */
export async function seedPendingJob(
  userId: string,
  {
    request = GenerationRequest.parse({ prompt: 'office' }),
    pendingUntil = new Date(Date.now() + 3 * 60_000),
  }: { request?: GenerationRequest; pendingUntil?: Date } = {},
): Promise<string> {
  const { GenerationJobEntity } = await import('#functions/rows/generation/generation-job');
  const id = uuidv7();
  await GenerationJobEntity.create({
    userId,
    id,
    request,
    status: 'pending',
    fromCache: false,
    outfitId: null,
    error: null,
    createdAt: new Date().toISOString(),
    pendingUntil: pendingUntil.toISOString(),
    pendingSlot: id.at(-1) ?? '',
    expiresAt: Math.floor(Date.now() / 1000) + 1000,
  }).go();
  return id;
}
