import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';

/** Trends from Pinterest, or of the season. The page works without, so a failure is neither retried nor shown. */
export const useTrends = () => useQuery({ ...stylingQuery('trends'), staleTime: 60 * 60_000, retry: false });

/** The board that the user has selected, or null. */
export const useBoard = () => useQuery(stylingQuery('board'));
