import { useQuery } from '@tanstack/react-query';
import { stylingQuery } from '../../data/styling.ts';

/** What is in fashion, as the pinboard or the season has it; a failure is ignored, for nothing hangs on it. */
export const useTrends = () => useQuery({ ...stylingQuery('trends'), staleTime: 60 * 60_000, retry: false });

/** The board that was chosen last, or null. */
export const useBoard = () => useQuery(stylingQuery('board'));
