import type { pinboard } from '#shared/contract/pinboard';
import type { Person, Profile, profile } from '#shared/contract/profile';
import type { Styling, StylingPart, styling } from '#shared/contract/styling';
import { AppError } from '#shared/errors';
import { firstVariant } from '#shared/rules/image-variant';
import { insightsOf } from './outfits.ts';
import { summaryOf } from './planning.ts';
import type { AnswersTo, World } from './world.ts';

/** The handle of the only Pinterest connection. */
export const handle = 'handle-of-a-connection';
export const consentUrl = 'https://pinboard.example/oauth/?state=a-state';

const untold = {
  bodyType: null,
  gender: null,
  skinTone: null,
  location: null,
  stylePreferences: [],
  favoriteColors: [],
  language: null,
  notificationsOff: [],
  removedChips: [],
  sharesOutfits: true,
  displayName: 'Ada',
  avatarUrl: null,
};

export const profileOf = ({ profiles }: World, userId: string): Profile => ({
  userId,
  ...untold,
  ...profiles.get(userId),
});

export function personOf(world: World, userId: string): Person {
  const { displayName, avatarUrl } = profileOf(world, userId);
  return { userId, displayName, avatarUrl };
}

export const profileAnswers = (world: World): Partial<AnswersTo<typeof profile>> => ({
  getProfile: ({ userId }) => profileOf(world, userId),
  updateProfile({ userId, body }) {
    if (body.location && !world.weather[body.location]) throw new AppError('weather.unknown_place');
    world.profiles.set(userId, { ...profileOf(world, userId), ...body } as Profile);
    return profileOf(world, userId);
  },
  setAvatar({ userId, body }) {
    if (!world.uploads.has(body.path)) throw new AppError('upload.missing');
    const avatarUrl = `/media/${body.path}/${firstVariant}?Signature=shared`;
    world.profiles.set(userId, { ...profileOf(world, userId), avatarUrl });
    return profileOf(world, userId);
  },
  removeAvatar({ userId }) {
    world.profiles.set(userId, { ...profileOf(world, userId), avatarUrl: null });
    return profileOf(world, userId);
  },
});

export const stylingAnswers = (world: World): AnswersTo<typeof styling> => ({
  /** Parts that cannot be read are missing, and so is the weather of an unknown place. */
  readStyling({ userId, query }) {
    const profile = profileOf(world, userId);
    const weather = profile.location ? world.weather[profile.location] : null;
    const styling: Styling = {
      profile,
      ...(weather === undefined ? {} : { weather }),
      forecast: profile.location ? world.forecast : null,
      insights: insightsOf(world, userId),
      board: world.board,
      trends: { aiContext: world.trends.map(({ title }) => title).join(', '), topPins: world.trends },
      allowance: world.allowance,
      trips: world.trips.filter((trip) => trip.userId === userId).map(summaryOf),
    };
    const parts = Object.entries(styling).filter(
      ([part]) => query.parts.includes(part as StylingPart) && !world.unreadable.has(part as StylingPart),
    );
    if (parts.length === 0) throw new AppError('internal');
    return Object.fromEntries(parts);
  },
});

export function pinboardAnswers(world: World): Omit<AnswersTo<typeof pinboard>, 'fetchTrends'> {
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
  };
}
