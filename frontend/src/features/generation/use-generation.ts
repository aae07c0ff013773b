import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { GenerationJob, type GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { outfitOf, startJob, waitForJob } from '../../data/generation-job.ts';
import { useOwnId } from '../../data/user-id.ts';
import { textOf } from '../../lib/error-texts.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';

const name = 'generation-job';
/** What can start a generation: the form, Regenerate or Dress me. */
const Asked = z.enum(['form', 'variety', 'today']);
export type Asked = z.infer<typeof Asked>;
const PendingJob = z.object({ id: GenerationJob.shape.id, asked: Asked.catch('form') });
type PendingJob = z.infer<typeof PendingJob>;

type GenerationFailure = { code: ApiErrorCode; text: string };
type Options = {
  onOutfit: (outfit: Outfit, asked: Asked) => void;
  onFailure: (failure: GenerationFailure, asked: Asked) => void;
};

/**
 * Starts generations, one at a time, and waits for the pending one while the component is mounted. The tab keeps the
 * pending job, so that a reload continues to wait for it. If the server no longer knows the job, it stops waiting without
 * a message.
 */
export function useGeneration({ onOutfit, onFailure }: Options) {
  const userId = useOwnId();
  const client = useQueryClient();
  const [pendingJob, setJob] = useState(() => PendingJob.safeParse(readTabValue(userId, name)).data ?? null);
  const [starting, setStarting] = useState(false);
  const jobId = pendingJob?.id ?? null;

  const setPendingJob = (job: PendingJob | null) => {
    keepTabValue(userId, name, job);
    setJob(job);
  };
  const fail = (error: unknown, asked: Asked) =>
    onFailure({ code: error instanceof ApiError ? error.code : 'internal', text: textOf(error) }, asked);
  const finish = (job: GenerationJob, asked: Asked) => {
    setPendingJob(null);
    let outfit: Outfit;
    try {
      outfit = outfitOf(job);
    } catch (error) {
      return fail(error, asked);
    }
    onOutfit(outfit, asked);
  };

  const { data: endedJob, isError: isLost } = useQuery({
    queryKey: ['generation', jobId],
    queryFn: ({ signal }) => waitForJob(jobId ?? '', signal),
    enabled: jobId !== null,
    retry: false,
    gcTime: 0,
  });
  const finishEnded = useEffectEvent((job: GenerationJob) => finish(job, pendingJob?.asked ?? 'form'));
  useEffect(() => {
    if (endedJob) finishEnded(endedJob);
  }, [endedJob]);
  const giveUp = useEffectEvent(() => setPendingJob(null));
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);

  const start = async (request: GenerationRequest, asked: Asked) => {
    setStarting(true);
    try {
      const job = await startJob(client, request);
      if (job.status === 'pending') setPendingJob({ id: job.id, asked });
      else finish(job, asked);
    } catch (error) {
      fail(error, asked);
    } finally {
      setStarting(false);
    }
  };
  return { start, running: starting || jobId !== null };
}
