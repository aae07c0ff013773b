import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { requestForToday } from '../../data/dress-me.ts';
import { makeOutfit } from '../../data/generation-job.ts';
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
    mutationFn: ({ another }: { another: boolean }) => {
      const request = requestForToday({ weather, userPreferences: profile }, { another });
      return makeOutfit(client, request, leaving.current?.signal ?? new AbortController().signal);
    },
  });
  return { weather, dress };
}
