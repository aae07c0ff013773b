import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#shared/contract/client';
import type { GenerationJob, GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import type { SocketEvent } from '#shared/contract/realtime';
import { api } from '../../lib/api.ts';
import { errorTexts, textOf } from '../../lib/error-texts.ts';
import { listen } from '../../lib/socket.ts';
import { type Trouble, texts, troubleOf } from './texts.ts';

/** Soon at first, for a job that ends while the socket is still being opened, then now and then. */
const pollMilliseconds = (polls: number) => (polls < 6 ? 400 : 2500);

/** The job this tab waits for, so that it is still waited for after a reload. */
const storageKey = (userId: string) => `generation-job-${userId}`;

type Options = {
  userId: string;
  onOutfit: (outfit: Outfit) => void;
  onFailure: (failure: { trouble: Trouble; text: string }) => void;
};

/** Starts a generation and waits for it: the socket tells when it has ended, and asking now and then does too. */
export function useGeneration({ userId, onOutfit, onFailure }: Options) {
  const [jobId, setJobId] = useState(() => sessionStorage.getItem(storageKey(userId)));
  const [starting, setStarting] = useState(false);
  const running = starting || jobId !== null;

  const wait = (id: string | null) => {
    if (id) sessionStorage.setItem(storageKey(userId), id);
    else sessionStorage.removeItem(storageKey(userId));
    setJobId(id);
  };
  const finish = (job: GenerationJob) => {
    if (job.status === 'pending') return;
    wait(null);
    if (job.outfit) onOutfit(job.outfit);
    else
      onFailure({
        trouble: troubleOf(job.error),
        text: job.error ? errorTexts[job.error] : texts.notReturned,
      });
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
      wait((await api.generation.startGeneration({ body: request })).id);
    } catch (failure) {
      const code = failure instanceof ApiError ? failure.code : 'internal';
      onFailure({ trouble: troubleOf(code), text: textOf(failure) });
    } finally {
      setStarting(false);
    }
  };
  return { start, running };
}
