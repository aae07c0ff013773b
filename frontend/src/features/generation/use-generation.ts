import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { GenerationJob, type GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { outfitOf, startJob, waitForJob } from '../../data/generation-job.ts';
import { textOf } from '../../lib/error-texts.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';

const name = 'generation-job';
const JobId = GenerationJob.shape.id;

type GenerationFailure = { code: ApiErrorCode; text: string };
type Options = {
  /** The tab keeps the id of this user's pending job, so that a reload continues to wait for it. */
  userId: string;
  onOutfit: (outfit: Outfit) => void;
  onFailure: (failure: GenerationFailure) => void;
};

/**
 * Starts generations, one at a time, and waits for the pending one while the component is mounted. A job that
 * the server no longer knows is given up without a message.
 */
export function useGeneration({ userId, onOutfit, onFailure }: Options) {
  const client = useQueryClient();
  const [jobId, setJobId] = useState(() => JobId.safeParse(readTabValue(userId, name)).data ?? null);
  const [starting, setStarting] = useState(false);

  const setPendingJob = (id: string | null) => {
    keepTabValue(userId, name, id);
    setJobId(id);
  };
  const fail = (error: unknown) =>
    onFailure({ code: error instanceof ApiError ? error.code : 'internal', text: textOf(error) });
  const finish = (job: GenerationJob) => {
    setPendingJob(null);
    let outfit: Outfit;
    try {
      outfit = outfitOf(job);
    } catch (error) {
      return fail(error);
    }
    onOutfit(outfit);
  };

  const { data: endedJob, isError: isLost } = useQuery({
    queryKey: ['generation', jobId],
    queryFn: ({ signal }) => waitForJob(jobId ?? '', signal),
    enabled: jobId !== null,
    retry: false,
    gcTime: 0,
  });
  const finishEnded = useEffectEvent((job: GenerationJob) => finish(job));
  useEffect(() => {
    if (endedJob) finishEnded(endedJob);
  }, [endedJob]);
  const giveUp = useEffectEvent(() => setPendingJob(null));
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);

  const start = async (request: GenerationRequest) => {
    setStarting(true);
    try {
      const job = await startJob(client, request);
      if (job.status === 'pending') setPendingJob(job.id);
      else finish(job);
    } catch (error) {
      fail(error);
    } finally {
      setStarting(false);
    }
  };
  return { start, running: starting || jobId !== null };
}
