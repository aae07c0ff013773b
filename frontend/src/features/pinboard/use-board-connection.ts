import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#shared/contract/client';
import { stylingQuery } from '../../data/styling.ts';
import { useOwnId } from '../../data/user-id.ts';
import { api } from '../../lib/api.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { leaveApp } from '../../lib/leave-app.ts';
import { t } from '../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';
import {
  dropHandle,
  isHandleLost,
  readHandle,
  redirectUri,
  rememberConsentRequest,
} from './pinboard-session.ts';
import { useBoard } from './queries.ts';

const accessLostText = t('The access to Pinterest was lost. Please connect again.');
const boardKey = stylingQuery('board').queryKey;
/** The name of the tab value with the end of the lock. The lock therefore lasts over a reload. */
const lockName = 'pinboard-locked-until';
/** In seconds. Used if Pinterest's rate limit does not say how long to wait. */
const defaultLockout = 60;

/**
 * Connects to Pinterest, lists the boards, selects a board and disconnects. A lost authorization removes the handle.
 * After a rate limit, calls are locked for the time that Pinterest announced.
 */
export function useBoardConnection() {
  const userId = useOwnId();
  const client = useQueryClient();
  const [handle, setHandle] = useState(() => readHandle(userId));
  const [connecting, setConnecting] = useState(false);
  const [failure, setFailure] = useState<string | null>(() => (isHandleLost(userId) ? accessLostText : null));
  const [lockedUntil, setLockedUntil] = useState(() => Number(readTabValue(userId, lockName)));
  const secondsLeft = useSecondsUntil(lockedUntil);

  const boards = useQuery({
    queryKey: ['pinboard', 'boards', handle],
    queryFn: () => read(),
    enabled: handle !== null && secondsLeft === 0,
    retry: false,
  });
  const { data: board } = useBoard();
  const isForeign = board && boards.data && !boards.data.boards.some(({ id }) => id === board.boardId);
  useEffect(() => {
    // The board belongs to another Pinterest account. The server has removed it as well.
    if (isForeign) client.setQueryData(boardKey, null);
  }, [isForeign, client]);

  async function read(boardId?: string) {
    try {
      const answer = await api.pinboard.fetchBoards({
        body: { accessToken: handle ?? '', ...(boardId ? { boardId } : {}) },
      });
      setFailure(null);
      return answer;
    } catch (error) {
      showFailure(error);
      throw error;
    }
  }

  function showFailure(error: unknown) {
    if (error instanceof ApiError && error.code === 'pinboard.rate_limited') {
      const seconds = Number(error.details['retryAfter']) || defaultLockout;
      const moment = Date.now() + seconds * 1000;
      keepTabValue(userId, lockName, moment);
      return setLockedUntil(moment);
    }
    if (hasCode(error, 'pinboard.auth_required')) {
      dropHandle();
      setHandle(null);
    }
    setFailure(textOf(error));
  }

  return {
    connected: handle !== null,
    connecting,
    failure,
    /** The seconds until the Connect button is unlocked after a rate limit, otherwise 0. */
    secondsLeft,
    boards,
    async connect() {
      setConnecting(true);
      setFailure(null);
      try {
        const { authUrl } = await api.pinboard.getAuthUrl({ body: { redirectUri: redirectUri() } });
        rememberConsentRequest(userId);
        leaveApp(authUrl);
      } catch (error) {
        setConnecting(false);
        showFailure(error);
      }
    },
    async select(boardId: string) {
      const answer = await read(boardId).catch(() => null);
      if (answer?.board) client.setQueryData(boardKey, answer.board);
    },
    async disconnect() {
      dropHandle();
      setHandle(null);
      client.setQueryData(boardKey, null);
      try {
        await api.pinboard.disconnect();
      } catch (error) {
        showFailure(error);
        void client.invalidateQueries({ queryKey: boardKey });
      }
    },
  };
}

/** The whole seconds until `moment`, in epoch milliseconds. It re-renders every second. */
function useSecondsUntil(moment: number): number {
  const [, setNow] = useState(0);
  useEffect(() => {
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
