import type { GenerationJob } from '#shared/contract/generation';
import { withItsLikes } from '../rows/community/likes-received.ts';
import { GenerationJobEntity } from '../rows/generation/generation-job.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';

/** Returns a job, with its outfit once there is one. Reads consistently: it may just have been written. Throws `not_found`. */
export async function getGeneration(userId: string, id: string): Promise<GenerationJob> {
  const job = await GenerationJobEntity.require({ userId, id });
  const { status, createdAt, error, fromCache, outfitId } = job;
  const outfit = outfitId ? await OutfitEntity.read({ userId, id: outfitId }) : null;
  return { id, status, createdAt, error, fromCache, outfit: outfit && (await withItsLikes(outfit)) };
}
