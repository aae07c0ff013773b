import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestForToday } from '../../data/dress-me.ts';
import { outfitOf, startJob, waitForJob } from '../../data/generation-job.ts';
import { stylingQuery } from '../../data/styling.ts';

/** Requests an outfit for today without any input. With `another`, the outfit has to differ from the last one. */
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
      const job = await startJob(client, requestForToday({ weather, userPreferences: profile }, { another }));
      const ended =
        job.status === 'pending'
          ? await waitForJob(job.id, leaving.current?.signal ?? new AbortController().signal)
          : job;
      return outfitOf(ended);
    },
  });
  return { weather, dress };
}
