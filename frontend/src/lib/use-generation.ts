import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import type { SocketEvent } from '#shared/contract/realtime';
import { api } from './api.ts';
import { errorTexts, textOf } from './error-texts.ts';
import { listen } from './socket.ts';

/** Soon at first, for a job that ends while the socket is still being opened, then now and then. */
const pollMilliseconds = (polls: number) => (polls < 6 ? 400 : 2500);

type GenerationFailure = { code: ApiErrorCode; text: string };
type Options = {
  /** Under which the tab remembers the job it waits for, so that it is still waited for after a reload. */
  storageKey: string;
  onOutfit: (outfit: Outfit) => void;
  onFailure: (failure: GenerationFailure) => void;
};

/** Starts a generation and waits for it: the socket tells when it has ended, and asking now and then does too. */
export function useGeneration({ storageKey, onOutfit, onFailure }: Options) {
  const [jobId, setJobId] = useState(() => sessionStorage.getItem(storageKey));
  const [starting, setStarting] = useState(false);
  const running = starting || jobId !== null;

  const wait = (id: string | null) => {
    if (id) sessionStorage.setItem(storageKey, id);
    else sessionStorage.removeItem(storageKey);
    setJobId(id);
  };
  const finish = (job: GenerationJob) => {
    if (job.status === 'pending') return;
    wait(null);
    if (job.outfit) return onOutfit(job.outfit);
    const code = job.error ?? 'generation.not_returned';
    onFailure({ code, text: errorTexts[code] });
  };

  const { data: polled, error } = useQuery({
    queryKey: ['generation', jobId],
    queryFn: () => api.generation.getGeneration({ params: { jobId: jobId ?? '' } }),
    enabled: jobId !== null,
    refetchInterval: ({ state }) => pollMilliseconds(state.dataUpdateCount),
    staleTime: 0,
    gcTime: 0,
  });
  const finishPolled = useEffectEvent((job: GenerationJob) => {
    if (job.id === jobId) finish(job);
  });
  useEffect(() => {
    if (polled) finishPolled(polled);
  }, [polled]);
  const giveUp = useEffectEvent(() => wait(null));
  useEffect(() => {
    // A job that cannot be read just now is asked for again; one that is not there never will be.
    if (error instanceof ApiError && error.code === 'not_found') giveUp();
  }, [error]);
  const finishEvent = useEffectEvent((event: SocketEvent) => {
    if (event.type === 'generation.finished' && event.job.id === jobId) finish(event.job);
  });
  useEffect(() => listen((event) => finishEvent(event)), []);

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
  return { start, running };
}
