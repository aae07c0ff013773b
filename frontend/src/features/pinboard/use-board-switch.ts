import { useState } from 'react';
import { useOwnId } from '../../data/user-id.ts';

/**
 * Whether generations use the selected board. Turning it off is stored on this device, for this user and this board.
 */
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
