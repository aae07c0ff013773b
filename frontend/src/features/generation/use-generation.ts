import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { outfitOf, startJob, waitForJob } from '../../data/generation-job.ts';
import { textOf } from '../../lib/error-texts.ts';

type GenerationFailure = { code: ApiErrorCode; text: string };
type Options = {
  /** The session storage key that holds the id of the pending job, so that a reload continues to wait for it. */
  storageKey: string;
  onOutfit: (outfit: Outfit) => void;
  onFailure: (failure: GenerationFailure) => void;
};

/**
 * Starts generations, one at a time, and waits for the pending one while the component is mounted. A job that
 * the server no longer knows is given up without a message.
 */
export function useGeneration({ storageKey, onOutfit, onFailure }: Options) {
  const [jobId, setJobId] = useState(() => sessionStorage.getItem(storageKey));
  const [starting, setStarting] = useState(false);

  const setPendingJob = (id: string | null) => {
    if (id) sessionStorage.setItem(storageKey, id);
    else sessionStorage.removeItem(storageKey);
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
      const job = await startJob(request);
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
