import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stylingQuery } from '../../data/styling.ts';
import { useOwnId } from '../../data/user-id.ts';

/** Trends from Pinterest, or of the season. The page works without, so a failure is neither retried nor shown. */
export const useTrends = () => useQuery({ ...stylingQuery('trends'), staleTime: 60 * 60_000, retry: false });

/** The board that the user has selected, or null. */
export const useBoard = () => useQuery(stylingQuery('board'));

/** Whether generations use the selected board. Turning it off is stored on this device, for user and board. */
export function useBoardSwitch(boardId: string | undefined) {
  const storageKey = `pinboard-off-${useOwnId()}`;
  const [offBoardId, setOffBoardId] = useState(() => localStorage.getItem(storageKey));
  return {
    active: boardId === undefined || boardId !== offBoardId,
    setActive(active: boolean) {
      if (active || boardId === undefined) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, boardId);
      setOffBoardId(localStorage.getItem(storageKey));
    },
  };
}
