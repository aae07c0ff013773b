import type { pinboard } from '#shared/contract/pinboard';
import type { Profile, profile } from '#shared/contract/profile';
import type { Weather } from '#shared/contract/weather';
import { AppError } from '#shared/errors';
import type { AnswersTo, Surroundings, World } from './world.ts';

export const noSurroundings = (): Surroundings => ({
  profiles: new Map(),
  weather: {},
  trends: [],
  boards: [],
  board: null,
});

/** The handle of the one connection that there is. */
export const handle = 'handle-of-a-connection';
export const consentUrl = 'https://pinboard.example/oauth/?state=a-state';

const untold = {
  bodyType: null,
  gender: null,
  skinTone: null,
  location: null,
  stylePreferences: [],
  favoriteColors: [],
  displayName: 'Ada',
  avatarUrl: null,
};

export function profileAnswers({ profiles }: World): Omit<AnswersTo<typeof profile>, 'listPeople'> {
  const profileOf = (userId: string): Profile => ({ userId, ...untold, ...profiles.get(userId) });
  return {
    getProfile: ({ userId }) => profileOf(userId),
    updateProfile({ userId, body }) {
      profiles.set(userId, { ...profileOf(userId), ...body } as Profile);
      return profileOf(userId);
    },
  };
}

export function weatherOf({ weather }: World, location: string): Weather {
  const found = weather[location];
  if (!found) throw new AppError('weather.unknown_place');
  return found;
}

export function pinboardAnswers(world: World): AnswersTo<typeof pinboard> {
  return {
    getAuthUrl: () => ({ authUrl: consentUrl }),
    exchangeCode: () => ({ accessToken: handle, scope: 'boards:read,pins:read' }),
    fetchBoards({ body }) {
      if (body.accessToken !== handle) throw new AppError('pinboard.auth_required');
      const board = world.boards.find(({ boardId }) => boardId === body.boardId) ?? null;
      if (board) world.board = board;
      return {
        boards: world.boards.map(({ boardId, boardName }) => ({ id: boardId, name: boardName })),
        board,
        noBoardsFound: world.boards.length === 0,
      };
    },
    getBoard: () => ({ board: world.board }),
    disconnect() {
      world.board = null;
      return undefined;
    },
    fetchTrends: ({ body }) => ({
      aiContext: world.trends.map(({ title }) => title).join(', '),
      topPins: world.trends.slice(0, body.limit),
    }),
  };
}
