import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { Comment } from '#shared/contract/community';
import { type Call, changesOrCosts } from '#shared/contract/define';
import { type contracts as Contracts, contracts, type Feature } from '#shared/contract/index';
import type { Conversation } from '#shared/contract/messages';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { dayFromToday } from '#shared/rules/days';
import { apiOf } from '../support/app/api.ts';
import { startApp } from '../support/app/app.ts';
import type { Caller } from '../support/app/caller.ts';
import { unacceptableTokens } from '../support/app/tokens.ts';
import { aPublicOutfit } from '../support/calls/community.ts';
import { generate } from '../support/calls/generate.ts';
import { daysAhead, packed, tripTo } from '../support/calls/planning.ts';
import { addItem } from '../support/calls/upload.ts';
import { basics, seedItems } from '../support/rows/seed.ts';

const app = await startApp();
afterAll(() => app.stop());
const owner = await app.signUp('Olivia Owner');
const stranger = await app.signUp('Sam Stranger');

const item: ClothingItem = (await addItem(app.url, owner.accessToken, { description: 'of the owner' })).body;
await seedItems(owner.userId, basics);
const job = await generate(owner, { prompt: 'a secret plan', isPublic: false });
const outfitId = job.outfit?.id ?? '';
const friend = await app.signUp('Fred Friend');
const conversationId = (
  (await owner.call('messages', 'startConversation', { body: { userId: friend.userId } }))
    .body as Conversation
).id;
const messageId = uuidv7();
await owner.call('messages', 'sendMessage', {
  params: { conversationId },
  body: { id: messageId, content: 'a secret message' },
});
const trip = await packed(owner, tripTo('Luleå', 2));
const pieceOfTrip = { tripId: trip.id, itemId: trip.pieces[0]?.itemId ?? '' };
const pieceOfOutfit = { outfitId, itemId: job.outfit?.recommendedClothes[0] ?? '' };
const comment: Comment = (
  await owner.call('community', 'addComment', {
    params: { outfitId },
    body: { commentText: 'a secret comment' },
  })
).body;
const commentId = comment.id;
await owner.call('community', 'followUser', { params: { userId: friend.userId } });
const entry: CalendarEntry = (
  await owner.call('calendar', 'scheduleOutfit', {
    body: { outfitId, scheduledDate: dayFromToday(1), notes: 'a secret date' },
  })
).body;

/**
 * A person whom the owner blocks after they have met: Bo has seen the public outfit, and the two have a conversation.
 */
const shut = await app.signUp('Bo Blocked');
const shown = await aPublicOutfit(owner, { title: 'a public secret' });
const metIn = (
  (await shut.call('messages', 'startConversation', { body: { userId: owner.userId } })).body as Conversation
).id;
await owner.call('messages', 'sendMessage', {
  params: { conversationId: metIn },
  body: { id: uuidv7(), content: 'a secret greeting' },
});
const remark: Comment = (
  await owner.call('community', 'addComment', {
    params: { outfitId: shown.id },
    body: { commentText: 'a public remark' },
  })
).body;
await shut.call('community', 'followUser', { params: { userId: owner.userId } });
const before = {
  outfit: await shut.call('community', 'getPublicOutfit', { params: { outfitId: shown.id } }),
  comments: await shut.call('community', 'listComments', { params: { outfitId: shown.id } }),
  messages: await shut.call('messages', 'listMessages', { params: { conversationId: metIn } }),
  people: await shut.call('profile', 'listPeople', { query: { ids: owner.userId } }),
};
await owner.call('safety', 'blockUser', { params: { userId: shut.userId } });

type Row = {
  request?: NonNullable<Parameters<Caller['call']>[2]>;
  /** The status that the owner of the requested things gets. */
  owner: number;
  /** The status that anybody else gets. */
  stranger: number;
  /**
   * What a person whom the owner blocks requests instead of `request`, for something they have seen before, and the
   * status they get. Without a `status` it is 404. Without `blocked`, they are expected to get the same as a stranger.
   */
  blocked?: { request: NonNullable<Parameters<Caller['call']>[2]>; status?: number };
  /** Whether the answer may show anybody who the owner is. */
  public?: true;
};

const ofShown = { params: { outfitId: shown.id } };
const ofRemark = { params: { outfitId: shown.id, commentId: remark.id } };

/**
 * Every call of the contract. A call without a row fails the type check and a test. Things of another person look to a
 * stranger as if they did not exist: they are not found, or count as already deleted.
 */
const matrix: { [F in Feature]: { [Name in keyof (typeof Contracts)[F]]: Row } } = {
  // First, because later calls delete things.
  images: {
    signUrls: { request: { body: { urls: [item.imageUrl] } }, owner: 200, stranger: 200 },
    signUrl: { request: { body: { path: item.imageUrl } }, owner: 200, stranger: 404 },
  },
  wardrobe: {
    listItems: { owner: 200, stranger: 200 },
    prepareUpload: {
      request: { body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 1, userId: owner.userId } },
      owner: 200,
      stranger: 200,
    },
    createItem: {
      request: {
        body: { category: 'shirt', style: 'casual', imageUrl: item.imageUrl, userId: owner.userId },
      },
      owner: 201,
      stranger: 409,
    },
    updateItems: {
      request: { body: { ids: [item.id], changes: { brand: 'Own' }, userId: owner.userId } },
      owner: 200,
      stranger: 404,
    },
    replacePhoto: {
      request: { params: { itemId: item.id }, body: { imageUrl: item.imageUrl, replaces: item.imageUrl } },
      owner: 200,
      stranger: 409,
    },
    wearItem: { request: { params: { itemId: item.id, date: dayFromToday(-1) } }, owner: 200, stranger: 404 },
    takeBackWear: {
      request: { params: { itemId: item.id, date: dayFromToday(-1) } },
      owner: 200,
      stranger: 404,
    },
    listWornDays: { owner: 200, stranger: 200 },
    getStatistics: { request: { query: { from: dayFromToday(-30) } }, owner: 200, stranger: 200 },
    analyzeClothing: {
      request: { body: { path: item.imageUrl, userId: owner.userId } },
      owner: 409,
      stranger: 409,
    },
    detectStyle: {
      request: { body: { path: item.imageUrl, userId: owner.userId } },
      owner: 424,
      stranger: 409,
    },
    previewClip: {
      request: { body: { url: 'http://127.0.0.1/', userId: owner.userId } },
      owner: 400,
      stranger: 400,
    },
    removeItems: { request: { body: { ids: [item.id], userId: owner.userId } }, owner: 204, stranger: 204 },
    removeItem: { request: { params: { itemId: item.id } }, owner: 204, stranger: 204 },
  },
  calendar: {
    listEntries: { owner: 200, stranger: 200 },
    scheduleOutfit: {
      request: { body: { outfitId, scheduledDate: dayFromToday(2), userId: owner.userId } },
      owner: 201,
      stranger: 404,
    },
    updateEntry: {
      request: { params: { entryId: entry.id }, body: { notes: 'mine', userId: owner.userId } },
      owner: 200,
      stranger: 404,
    },
    removeEntry: { request: { params: { entryId: entry.id } }, owner: 204, stranger: 204 },
    listChoices: { owner: 200, stranger: 200 },
    getFeed: { owner: 200, stranger: 200 },
    createFeed: { request: { body: { userId: owner.userId } }, owner: 201, stranger: 201 },
    removeFeed: { owner: 204, stranger: 204 },
  },
  messages: {
    listConversations: { owner: 200, stranger: 200 },
    // The stranger starts a conversation with the friend. The body contains the friend's id, not the owner's.
    startConversation: {
      request: { body: { userId: friend.userId } },
      owner: 200,
      stranger: 200,
      blocked: { request: { body: { userId: owner.userId } } },
    },
    listMessages: {
      request: { params: { conversationId } },
      owner: 200,
      stranger: 404,
      blocked: { request: { params: { conversationId: metIn } } },
    },
    sendMessage: {
      request: { params: { conversationId }, body: { id: uuidv7(), content: 'Hi', senderId: owner.userId } },
      owner: 201,
      stranger: 404,
      blocked: { request: { params: { conversationId: metIn }, body: { id: uuidv7(), content: 'Hi' } } },
    },
    markRead: {
      request: { params: { conversationId } },
      owner: 200,
      stranger: 404,
      blocked: { request: { params: { conversationId: metIn } } },
    },
    deleteMessage: {
      request: { params: { conversationId, messageId } },
      owner: 200,
      stranger: 404,
      blocked: { request: { params: { conversationId: metIn, messageId } } },
    },
  },
  // The owner's outfit is private, so only its owner may comment on it and the community does not list it.
  community: {
    getOverview: { owner: 200, stranger: 200 },
    getOwnTotals: { owner: 200, stranger: 200 },
    listFeed: { owner: 200, stranger: 200, public: true },
    listTrending: { owner: 200, stranger: 200, public: true },
    listRecommendations: { owner: 200, stranger: 200, public: true },
    getPublicOutfit: {
      request: { params: { outfitId } },
      owner: 404,
      stranger: 404,
      blocked: { request: ofShown },
    },
    likeOutfit: {
      request: { params: { outfitId } },
      owner: 404,
      stranger: 404,
      blocked: { request: ofShown },
    },
    unlikeOutfit: {
      request: { params: { outfitId } },
      owner: 404,
      stranger: 404,
      blocked: { request: ofShown },
    },
    listLikes: { owner: 200, stranger: 200 },
    listLikedOutfits: { owner: 200, stranger: 200 },
    listComments: {
      request: { params: { outfitId } },
      owner: 200,
      stranger: 404,
      blocked: { request: ofShown },
    },
    addComment: {
      request: { params: { outfitId }, body: { commentText: 'Mine', userId: owner.userId } },
      owner: 201,
      stranger: 404,
      blocked: { request: { ...ofShown, body: { commentText: 'Mine' } } },
    },
    likeComment: {
      request: { params: { outfitId, commentId } },
      owner: 200,
      stranger: 404,
      blocked: { request: ofRemark },
    },
    unlikeComment: {
      request: { params: { outfitId, commentId } },
      owner: 200,
      stranger: 404,
      blocked: { request: ofRemark },
    },
    removeComment: {
      request: { params: { outfitId, commentId } },
      owner: 204,
      stranger: 404,
      blocked: { request: ofRemark },
    },
    followUser: {
      request: { params: { userId: friend.userId } },
      owner: 200,
      stranger: 200,
      blocked: { request: { params: { userId: owner.userId } } },
    },
    unfollowUser: { request: { params: { userId: friend.userId } }, owner: 204, stranger: 204 },
    listFollowing: { owner: 200, stranger: 200 },
    listFollowers: { owner: 200, stranger: 200 },
    listFollowedFeed: { owner: 200, stranger: 200 },
    getPerson: {
      request: { params: { userId: owner.userId } },
      owner: 200,
      stranger: 200,
      blocked: { request: { params: { userId: owner.userId } } },
      public: true,
    },
    listPersonOutfits: {
      request: { params: { userId: owner.userId } },
      owner: 200,
      stranger: 200,
      blocked: { request: { params: { userId: owner.userId } } },
      public: true,
    },
  },
  outfits: {
    listOutfits: { owner: 200, stranger: 200 },
    listOutfitsWith: { request: { params: { itemId: item.id } }, owner: 200, stranger: 200 },
    countOutfitsWith: { request: { body: { itemIds: [item.id] } }, owner: 200, stranger: 200 },
    getOutfit: { request: { params: { outfitId } }, owner: 200, stranger: 404 },
    setVisibility: { request: { params: { outfitId }, body: { isPublic: true } }, owner: 200, stranger: 404 },
    createOutfit: {
      request: { body: { title: 'Mine', notes: null, itemIds: [job.outfit?.recommendedClothes[0]] } },
      owner: 201,
      stranger: 404,
    },
    copyOutfit: { request: { params: { outfitId } }, owner: 201, stranger: 404 },
    updateOutfit: {
      request: { params: { outfitId }, body: { notes: 'mine', userId: owner.userId } },
      owner: 200,
      stranger: 404,
    },
    setFeedback: {
      request: { params: { outfitId }, body: { feedback: 'like', userId: owner.userId } },
      owner: 200,
      stranger: 404,
    },
    listAlternatives: { request: { params: pieceOfOutfit }, owner: 200, stranger: 404 },
    replaceItem: {
      request: { params: pieceOfOutfit, body: { replacementId: item.id, userId: owner.userId } },
      // The item was removed by an earlier row.
      owner: 404,
      stranger: 404,
    },
    wearOutfit: { request: { params: { outfitId, date: dayFromToday(-1) } }, owner: 200, stranger: 404 },
    takeBackOutfitWear: {
      request: { params: { outfitId, date: dayFromToday(-1) } },
      owner: 200,
      stranger: 404,
    },
    getInsights: { owner: 200, stranger: 200 },
    removeOutfit: { request: { params: { outfitId } }, owner: 204, stranger: 204 },
  },
  generation: {
    startGeneration: {
      request: { body: { prompt: 'mine', userId: owner.userId } },
      owner: 202,
      stranger: 202,
    },
    getGeneration: { request: { params: { jobId: job.id } }, owner: 200, stranger: 404 },
  },
  profile: {
    getProfile: { owner: 200, stranger: 200 },
    updateProfile: {
      request: { body: { location: 'Malmö', userId: owner.userId } },
      owner: 200,
      stranger: 200,
    },
    setAvatar: {
      request: { body: { path: item.imageUrl, userId: owner.userId } },
      owner: 409,
      stranger: 409,
    },
    removeAvatar: { owner: 200, stranger: 200 },
    listPeople: {
      request: { query: { ids: owner.userId } },
      owner: 200,
      stranger: 200,
      blocked: { request: { query: { ids: owner.userId } }, status: 200 },
      public: true,
    },
  },
  pinboard: {
    getAuthUrl: {
      request: { body: { redirectUri: 'http://localhost:3000/auth/pinboard/callback' } },
      owner: 200,
      stranger: 200,
    },
    exchangeCode: {
      request: {
        body: { code: 'c', state: 's', redirectUri: 'http://localhost:3000/auth/pinboard/callback' },
      },
      owner: 424,
      stranger: 424,
    },
    fetchBoards: { request: { body: { accessToken: 'nobody’s' } }, owner: 403, stranger: 403 },
    getBoard: { owner: 200, stranger: 200 },
    disconnect: { owner: 204, stranger: 204 },
    fetchTrends: { request: { body: {} }, owner: 200, stranger: 200 },
  },
  weather: {
    getWeather: { request: { body: { location: 'Oslo' } }, owner: 200, stranger: 200 },
  },
  styling: {
    readStyling: {
      request: { query: { parts: 'profile,weather,insights,board,trends,allowance' } },
      owner: 200,
      stranger: 200,
    },
  },
  notifications: {
    listNotifications: { owner: 200, stranger: 200 },
    markSeen: { owner: 204, stranger: 204 },
  },
  safety: {
    blockUser: { request: { params: { userId: friend.userId } }, owner: 204, stranger: 204 },
    listBlocked: { owner: 200, stranger: 200 },
    unblockUser: { request: { params: { userId: friend.userId } }, owner: 204, stranger: 204 },
    report: {
      request: { body: { thing: { kind: 'outfit', outfitId }, reason: 'spam' } },
      owner: 404,
      stranger: 404,
      // A blocked person may still report the person who blocked them, for something they were shown.
      blocked: {
        request: { body: { thing: { kind: 'person', userId: owner.userId }, reason: 'spam' } },
        status: 204,
      },
    },
  },
  planning: {
    proposeWeek: { request: { body: { days: daysAhead(2) } }, owner: 200, stranger: 200 },
    savePlan: {
      request: {
        body: {
          days: [
            {
              date: dayFromToday(9),
              occasion: 'work',
              weather: null,
              title: 'Mine',
              itemIds: [job.outfit?.recommendedClothes[0]],
            },
          ],
        },
      },
      owner: 201,
      // The answer is 201, but this day is reported as one whose piece does not exist.
      stranger: 201,
    },
    setOccasion: {
      request: { params: { weekday: '1' }, body: { occasion: 'gym' } },
      owner: 204,
      stranger: 204,
    },
    createTrip: { request: { body: tripTo('Luleå', 2) }, owner: 201, stranger: 409 },
    listTrips: { owner: 200, stranger: 200 },
    getTrip: { request: { params: { tripId: trip.id } }, owner: 200, stranger: 404 },
    packPiece: { request: { params: pieceOfTrip }, owner: 204, stranger: 404 },
    unpackPiece: { request: { params: pieceOfTrip }, owner: 204, stranger: 404 },
    removeTrip: { request: { params: { tripId: trip.id } }, owner: 204, stranger: 204 },
  },
  realtime: {
    createTicket: { owner: 201, stranger: 201 },
    countUnread: { owner: 200, stranger: 200 },
  },
  // Last, because this deletes the accounts.
  account: {
    listOwnComments: { owner: 200, stranger: 200 },
    listCommentLikes: { owner: 200, stranger: 200 },
    deleteAccount: {
      request: { body: { confirmation: 'delete', userId: owner.userId } },
      owner: 204,
      stranger: 204,
    },
  },
};

const rows = Object.entries(matrix).flatMap(([feature, calls]) =>
  Object.entries<Row>(calls).map(([name, row]) => ({
    feature: feature as Feature,
    name: name as never,
    ...row,
  })),
);

it('every call of the contract has its row', () => {
  const names = (table: object) =>
    Object.entries(table).flatMap(([feature, calls]) =>
      Object.keys(calls).map((name) => `${feature}.${name}`),
    );
  expect(names(matrix).sort()).toEqual(names(contracts).sort());
});

/** Everything that belongs to the owner only. */
const ownedThings = async () =>
  Promise.all([
    owner.call('wardrobe', 'listItems'),
    owner.call('outfits', 'listOutfits'),
    owner.call('calendar', 'listEntries'),
    owner.call('planning', 'listTrips'),
    owner.call('planning', 'getTrip', { params: { tripId: trip.id } }),
    owner.call('messages', 'listConversations'),
    owner.call('community', 'listComments', { params: { outfitId } }),
    owner.call('community', 'listFollowing'),
    owner.call('messages', 'listMessages', { params: { conversationId } }),
    owner.call('profile', 'getProfile'),
    owner.call('generation', 'getGeneration', { params: { jobId: job.id } }),
  ]);

describe.each(Object.entries(await unacceptableTokens(app, owner)))('with %s', (_, token) => {
  it.each(rows)('$feature $name is refused', async ({ feature, name, request }) => {
    expect(await apiOf(app.url, token).call(feature, name, request)).toMatchObject({ status: 401 });
  });
});

const ownedBefore = await ownedThings();

describe('for a stranger', () => {
  it.each(rows)('$feature $name is answered with $stranger and tells nothing of the owner', async (row) => {
    const { status, body } = await stranger.call(row.feature, row.name, row.request);
    expect(status).toBe(row.stranger);
    const told = JSON.stringify(body);
    if (!row.public) expect(told).not.toContain(owner.userId);
    for (const secret of [
      owner.email,
      item.id,
      outfitId,
      job.id,
      'of the owner',
      'a secret plan',
      'a secret date',
      'a secret message',
      'a secret comment',
      commentId,
      conversationId,
      messageId,
      trip.id,
    ])
      expect(told).not.toContain(secret);
  });

  it('nothing of the owner has changed by it', async () => expect(await ownedThings()).toEqual(ownedBefore));
});

describe('for somebody whom the owner blocks', () => {
  it('it was different before', () => {
    for (const { status } of Object.values(before)) expect(status).toBe(200);
    expect(JSON.stringify(before)).toContain('a public secret');
  });

  it.each(rows)('$feature $name tells nothing of the owner', async (row) => {
    const { request, status: expected = 404 } = row.blocked ?? { request: row.request, status: row.stranger };
    const { status, body } = await shut.call(row.feature, row.name, request);
    expect(status).toBe(expected);
    const told = JSON.stringify(body);
    for (const secret of [
      owner.userId,
      shown.id,
      shown.title,
      metIn,
      remark.id,
      'a public remark',
      'a secret greeting',
    ])
      expect(told).not.toContain(secret);
  });
});

describe('for the owner', () => {
  it.each(rows)(
    '$feature $name is answered with $owner',
    async ({ feature, name, request, owner: expected }) => {
      const { status } = await owner.call(feature, name, request);
      expect(status).toBe(expected);
    },
  );
});

describe('for the deleted account of the owner', () => {
  const ended = rows.filter(({ feature, name }) =>
    Object.entries<Call>(contracts[feature]).some(([key, call]) => key === name && changesOrCosts(call)),
  );

  it.each(ended)('$feature $name is refused', async ({ feature, name, request }) => {
    const { status } = await owner.call(feature, name, request);
    // The deletion may be repeated, because its answer may have been lost.
    expect(status).toBe(name === 'deleteAccount' ? 204 : 401);
  });
});
