import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { GenerationRequest } from '#shared/contract/generation';
import { outfitOf, startJob, waitForJob } from '../../data/generation-job.ts';
import { stylingQuery } from '../../data/styling.ts';

/** What the stylist is asked; the weather and the person's preferences say the rest. */
const prompt = 'Dress me for today';

/** Asks the stylist for an outfit for today without a question; with `another`, for one that differs from the last. */
export function useDressMe() {
  const client = useQueryClient();
  const { data: weather = null } = useQuery({ ...stylingQuery('weather'), retry: false });
  const { data: profile = null } = useQuery(stylingQuery('profile'));
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const dress = useMutation({
    mutationFn: async ({ another }: { another: boolean }) => {
      const request = GenerationRequest.parse({
        prompt,
        weather,
        userPreferences: profile,
        // It was asked for in one tap, so that nobody has chosen to show it to others.
        isPublic: false,
        forceVariety: another,
      });
      const job = await startJob(client, request);
      const ended =
        job.status === 'pending'
          ? await waitForJob(job.id, leaving.current?.signal ?? new AbortController().signal)
          : job;
      return outfitOf(ended);
    },
  });
  return { weather, dress };
}
