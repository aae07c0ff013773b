import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { api } from '../lib/api.ts';
import { errorTexts, textOf } from '../lib/error-texts.ts';
import { endOfGeneration } from './end-of-generation.ts';

type GenerationFailure = { code: ApiErrorCode; text: string };
type Options = {
  /** Under which the tab remembers the job it waits for, so that it is still waited for after a reload. */
  storageKey: string;
  onOutfit: (outfit: Outfit) => void;
  onFailure: (failure: GenerationFailure) => void;
};

/** Starts a generation and waits for it. */
export function useGeneration({ storageKey, onOutfit, onFailure }: Options) {
  const [jobId, setJobId] = useState(() => sessionStorage.getItem(storageKey));
  const [starting, setStarting] = useState(false);

  const wait = (id: string | null) => {
    if (id) sessionStorage.setItem(storageKey, id);
    else sessionStorage.removeItem(storageKey);
    setJobId(id);
  };
  const finish = (job: GenerationJob) => {
    wait(null);
    if (job.outfit) return onOutfit(job.outfit);
    const code = job.error ?? 'generation.not_returned';
    onFailure({ code, text: errorTexts[code] });
  };

  const { data: ended, isError: isLost } = useQuery({
    queryKey: ['generation', jobId],
    queryFn: ({ signal }) => endOfGeneration(jobId ?? '', signal),
    enabled: jobId !== null,
    retry: false,
    gcTime: 0,
  });
  const finishEnded = useEffectEvent((job: GenerationJob) => finish(job));
  useEffect(() => {
    if (ended) finishEnded(ended);
  }, [ended]);
  const giveUp = useEffectEvent(() => wait(null));
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);

  const start = async (request: GenerationRequest) => {
    setStarting(true);
    try {
      const job = await api.generation.startGeneration({ body: request });
      // One that is answered from the cache has ended already.
      if (job.status === 'pending') wait(job.id);
      else finish(job);
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : 'internal';
      onFailure({ code, text: textOf(failure) });
    } finally {
      setStarting(false);
    }
  };
  return { start, running: starting || jobId !== null };
}
