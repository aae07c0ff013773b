import { useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from '../../lib/api.ts';

/** What is in fashion, as the pinboard or the season has it; a failure is ignored, for nothing hangs on it. */
export const useTrends = () =>
  useQuery({
    queryKey: ['pinboard', 'trends'],
    queryFn: () => api.pinboard.fetchTrends({ body: { limit: limits.pinboard.trends } }),
    staleTime: 60 * 60_000,
    retry: false,
  });

export const boardKey = ['pinboard', 'board'];

/** The board that was chosen last, or null. */
export const useBoard = () =>
  useQuery({ queryKey: boardKey, queryFn: async () => (await api.pinboard.getBoard()).board });
