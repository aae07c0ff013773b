import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { Comment } from '#shared/contract/comments';
import { type Call, changesOrCosts } from '#shared/contract/define';
import { type contracts as Contracts, contracts, type Feature } from '#shared/contract/index';
import type { Conversation } from '#shared/contract/messages';
import { type PublicFunction, publicRoutes } from '#shared/contract/public-routes';
import { dayFromToday } from '#shared/rules/days';
import { apiOf } from '../support/app/api.ts';
import { startApp } from '../support/app/app.ts';
import type { CallApi, CallRequest } from '../support/app/caller.ts';
import { unacceptableTokens } from '../support/app/tokens.ts';
import { follow } from '../support/calls/community.ts';
import { send, start } from '../support/calls/conversations.ts';
import { generate } from '../support/calls/generate.ts';
import { visitNamed } from '../support/calls/named-people.ts';
import { daysAhead, mornings, packed, tripTo } from '../support/calls/planning.ts';
import { addItem } from '../support/calls/upload.ts';
import { basics, seedItems } from '../support/rows/seed.ts';

const app = await startApp();
const owner = await app.signUp('Olivia Owner');
const [stranger, friend] = [await visitNamed(app, 'Sam Stranger'), await visitNamed(app, 'Fred Friend')];
const { userId } = owner;

const item: ClothingItem = (await addItem(app.url, owner.accessToken, { description: 'of the owner' })).body;
await seedItems(userId, basics);
const job = await generate(owner, { prompt: 'a secret plan', isPublic: false });
const outfitId = job.outfit?.id ?? '';
const pieceId = job.outfit?.recommendedClothes[0] ?? '';
const { id: conversationId }: Conversation = (await start(owner, friend.userId)).body;
const messageId = uuidv7();
await send(owner, conversationId, 'a secret message', { id: messageId });
const trip = await packed(owner, tripTo('Luleå', 2));
const onOutfit = { params: { outfitId } };
const secretComment = { ...onOutfit, body: { commentText: 'a secret comment' } };
const { id: commentId }: Comment = (await owner.call('community', 'addComment', secretComment)).body;
await follow(owner, friend.userId);
const onCollection = { params: { collectionId: uuidv7() } };
const secretName = { ...onCollection, body: { name: 'a secret name' } };
await owner.call('community', 'saveCollection', secretName);
const entry: CalendarEntry = (
  await owner.call('calendar', 'scheduleOutfit', {
    body: { outfitId, scheduledDate: dayFromToday(1), notes: 'a secret date' },
  })
).body;

/** The status that the owner of the requested things gets, the status that anybody else gets, and the request. */
type Row = readonly [owner: number, stranger: number, request?: CallRequest];
const ofEverybody: Row = [200, 200];
const yesterday = dayFromToday(-1);
const onItem = { params: { itemId: item.id } };
const onItemDay = { params: { itemId: item.id, date: yesterday } };
const onOutfitDay = { params: { outfitId, date: yesterday } };
const onPiece = { params: { outfitId, itemId: pieceId } };
const onTrip = { params: { tripId: trip.id } };
const onTripPiece = { params: { tripId: trip.id, itemId: trip.pieces[0]?.itemId ?? '' } };
const onEntry = { params: { entryId: entry.id } };
const onCollected = { params: { ...onCollection.params, outfitId } };
const inConversation = { params: { conversationId } };
const onComment = { params: { outfitId, commentId } };
const [onOwner, onFriend] = [{ params: { userId } }, { params: { userId: friend.userId } }];
const photo = { body: { path: item.imageUrl, userId } };
const redirectUri = 'http://localhost:3000/auth/pinboard/callback';
const day = { date: dayFromToday(9), occasion: 'work', weather: null, title: 'Mine', itemIds: [pieceId] };

/**
 * Every call of the contract. A call without a row fails the type check. Things of another person look to a stranger as
 * if they did not exist: they are not found, or count as already deleted. A `userId` in a body is ignored.
 */
const matrix: { [F in Feature]: { [Name in keyof (typeof Contracts)[F]]: Row } } = {
  // First, because later calls delete things.
  images: {
    signUrls: [200, 200, { body: { urls: [item.imageUrl] } }],
    signUrl: [200, 404, { body: { path: item.imageUrl } }],
  },
  wardrobe: {
    listItems: ofEverybody,
    prepareUpload: [200, 200, { body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 1, userId } }],
    createItem: [201, 409, { body: { category: 'shirt', style: 'casual', imageUrl: item.imageUrl, userId } }],
    updateItems: [200, 404, { body: { ids: [item.id], changes: { brand: 'Own' }, userId } }],
    replacePhoto: [200, 409, { ...onItem, body: { imageUrl: item.imageUrl, replaces: item.imageUrl } }],
    wearItem: [200, 404, onItemDay],
    takeBackWear: [200, 404, onItemDay],
    listWornDays: ofEverybody,
    getStatistics: [200, 200, { query: { from: dayFromToday(-30) } }],
    analyzeClothing: [409, 409, photo],
    detectStyle: [424, 409, photo],
    previewClip: [400, 400, { body: { url: 'http://127.0.0.1/', userId } }],
    removeItems: [204, 204, { body: { ids: [item.id], userId } }],
    removeItem: [204, 204, onItem],
  },
  calendar: {
    listEntries: ofEverybody,
    scheduleOutfit: [201, 404, { body: { outfitId, scheduledDate: dayFromToday(2), userId } }],
    updateEntry: [200, 404, { ...onEntry, body: { notes: 'mine', userId } }],
    removeEntry: [204, 204, onEntry],
    listChoices: ofEverybody,
    getFeed: ofEverybody,
    createFeed: [201, 201, { body: { userId } }],
    removeFeed: [204, 204],
  },
  messages: {
    listConversations: ofEverybody,
    // The stranger starts a conversation with the friend. The body contains the friend's id, not the owner's.
    startConversation: [200, 200, { body: { userId: friend.userId } }],
    listMessages: [200, 404, inConversation],
    sendMessage: [201, 404, { ...inConversation, body: { id: uuidv7(), content: 'Hi', senderId: userId } }],
    markRead: [200, 404, inConversation],
    answerRequest: [204, 404, { ...inConversation, body: { isAccepted: true } }],
    deleteMessage: [200, 404, { params: { conversationId, messageId } }],
  },
  // The owner's outfit is private, so only its owner may comment on it and the community does not list it.
  community: {
    getOverview: ofEverybody,
    getOwnTotals: ofEverybody,
    listFeed: ofEverybody,
    listTrending: ofEverybody,
    listRecommendations: ofEverybody,
    getPublicOutfit: [404, 404, onOutfit],
    likeOutfit: [404, 404, onOutfit],
    unlikeOutfit: [404, 404, onOutfit],
    listLikes: ofEverybody,
    listLikedOutfits: ofEverybody,
    listCollections: ofEverybody,
    listCollected: [200, 404, onCollection],
    addToCollection: [204, 404, onCollected],
    takeFromCollection: [204, 404, onCollected],
    // The stranger makes a collection of their own.
    saveCollection: [200, 200, { ...onCollection, body: { name: 'Mine', userId } }],
    removeCollection: [204, 204, onCollection],
    listComments: [200, 404, onOutfit],
    addComment: [201, 404, { ...onOutfit, body: { commentText: 'Mine', userId } }],
    likeComment: [200, 404, onComment],
    unlikeComment: [200, 404, onComment],
    removeComment: [204, 404, onComment],
    followUser: [200, 200, onFriend],
    unfollowUser: [204, 204, onFriend],
    listFollowing: ofEverybody,
    listFollowers: ofEverybody,
    listFollowedFeed: ofEverybody,
    findPeople: [200, 200, { query: { name: 'Fred' } }],
    getPerson: [200, 200, onOwner],
    listPersonOutfits: [200, 200, onOwner],
  },
  outfits: {
    listOutfits: ofEverybody,
    listOutfitsWith: [200, 200, onItem],
    countOutfitsWith: [200, 200, { body: { itemIds: [item.id] } }],
    getOutfit: [200, 404, onOutfit],
    setVisibility: [200, 404, { ...onOutfit, body: { isPublic: true } }],
    createOutfit: [201, 404, { body: { title: 'Mine', notes: null, itemIds: [pieceId] } }],
    copyOutfit: [201, 404, onOutfit],
    updateOutfit: [200, 404, { ...onOutfit, body: { notes: 'mine', userId } }],
    setFeedback: [200, 404, { ...onOutfit, body: { feedback: 'like', userId } }],
    listAlternatives: [200, 404, onPiece],
    // The item was removed by an earlier row.
    replaceItem: [404, 404, { ...onPiece, body: { replacementId: item.id, userId } }],
    wearOutfit: [200, 404, onOutfitDay],
    takeBackOutfitWear: [200, 404, onOutfitDay],
    getInsights: ofEverybody,
    removeOutfit: [204, 204, onOutfit],
  },
  generation: {
    startGeneration: [202, 202, { body: { prompt: 'mine', userId } }],
    getGeneration: [200, 404, { params: { jobId: job.id } }],
  },
  profile: {
    getProfile: ofEverybody,
    updateProfile: [200, 200, { body: { location: 'Malmö', userId } }],
    setAvatar: [409, 409, photo],
    removeAvatar: ofEverybody,
    listPeople: [200, 200, { query: { ids: userId } }],
  },
  pinboard: {
    getAuthUrl: [200, 200, { body: { redirectUri } }],
    exchangeCode: [424, 424, { body: { code: 'c', state: 's', redirectUri } }],
    fetchBoards: [403, 403, { body: { accessToken: 'nobody’s' } }],
    getBoard: ofEverybody,
    disconnect: [204, 204],
    fetchTrends: [200, 200, { body: {} }],
  },
  weather: { getWeather: [200, 200, { body: { location: 'Oslo' } }] },
  styling: {
    readStyling: [200, 200, { query: { parts: 'profile,weather,insights,board,trends,allowance' } }],
  },
  notifications: { listNotifications: ofEverybody, markSeen: [204, 204] },
  safety: {
    blockUser: [204, 204, onFriend],
    listBlocked: ofEverybody,
    unblockUser: [204, 204, onFriend],
    report: [404, 404, { body: { thing: { kind: 'outfit', outfitId }, reason: 'spam' } }],
  },
  planning: {
    proposeWeek: [200, 200, { body: { days: daysAhead(2) } }],
    // The answer to a stranger is 201, but this day is reported as one whose piece does not exist.
    savePlan: [201, 201, { body: { days: [day] } }],
    setOccasion: [204, 204, { params: { weekday: '1' }, body: { occasion: 'gym' } }],
    listMisfits: [200, 200, { query: { today: dayFromToday(0) } }],
    createTrip: [201, 409, { body: tripTo('Luleå', 2) }],
    changeTrip: [200, 404, { ...onTrip, body: { lines: [] } }],
    listTrips: ofEverybody,
    getTrip: [200, 404, onTrip],
    packPiece: [204, 404, onTripPiece],
    unpackPiece: [204, 404, onTripPiece],
    removeTrip: [204, 204, onTrip],
    getMorningMail: ofEverybody,
    setMorningMail: [200, 200, { body: { ...mornings, userId } }],
    removeMorningMail: [204, 204],
  },
  realtime: { createTicket: [201, 201], countUnread: ofEverybody },
  // Last, because this deletes the accounts.
  account: {
    listOwnComments: ofEverybody,
    listCommentLikes: ofEverybody,
    deleteAccount: [204, 204, { body: { confirmation: 'delete', userId } }],
    // The sessions of the deleted account have ended already; sign-up.test.ts ends those of one that is left.
    endSessions: [401, 401, { body: { userId } }],
  },
};
/** Calls whose answer may show anybody who the owner is. */
const isPublic = (name: string) => ['getPerson', 'listPeople'].includes(name);

const rows = Object.entries(matrix).flatMap(([feature, calls]) =>
  Object.entries<Row>(calls).map(([name, [ofOwner, ofStranger, request]]) => {
    const call = Object.entries<Call>(contracts[feature as Feature]).find(([key]) => key === name)?.[1];
    return { feature: feature as Feature, name, call, request, ofOwner, ofStranger };
  }),
);

/** Makes calls one after another. Returns those whose status is not the expected one, or that tell a secret. */
async function deviations(
  call: CallApi,
  wanted: (row: (typeof rows)[number]) => number,
  { calls = rows, secrets = [] as string[] } = {},
) {
  const found: string[] = [];
  for (const row of calls) {
    const { status, body } = await call(row.feature, row.name as never, row.request);
    const told = JSON.stringify(body);
    if (status !== wanted(row)) found.push(`${row.feature} ${row.name}: ${status} ${told}`);
    for (const secret of secrets)
      if (told.includes(secret) && !(secret === userId && isPublic(row.name)))
        found.push(`${row.feature} ${row.name} tells ${secret}`);
  }
  return found;
}

/** Everything that belongs to the owner only. */
const ownedThings = () =>
  Promise.all([
    owner.call('wardrobe', 'listItems'),
    owner.call('outfits', 'listOutfits'),
    owner.call('calendar', 'listEntries'),
    owner.call('planning', 'listTrips'),
    owner.call('planning', 'getTrip', onTrip),
    owner.call('messages', 'listConversations'),
    owner.call('community', 'listComments', onOutfit),
    owner.call('community', 'listFollowing'),
    owner.call('community', 'listCollections'),
    owner.call('messages', 'listMessages', inConversation),
    owner.call('profile', 'getProfile'),
    owner.call('generation', 'getGeneration', { params: { jobId: job.id } }),
  ]);

it('no call of the contract is answered without a token', async () => {
  expect(await deviations(apiOf(app.url).call, () => 401)).toEqual([]);
});

it.each(Object.entries(await unacceptableTokens(app, owner)))('%s opens no route', async (_, token) => {
  const some = rows.filter(({ name }) => ['listItems', 'updateProfile', 'removeEntry'].includes(name));
  expect(await deviations(apiOf(app.url, token).call, () => 401, { calls: some })).toEqual([]);
});

it('a stranger is answered as the table says, learns nothing of the owner and changes nothing of theirs', async () => {
  const before = await ownedThings();
  const secrets = [
    ...[userId, owner.email, item.id, outfitId, job.id, commentId, conversationId, messageId, trip.id],
    ...['of the owner', 'a secret plan', 'a secret date', 'a secret message', 'a secret comment'],
    'a secret name',
  ];
  expect(await deviations(stranger.call, ({ ofStranger }) => ofStranger, { secrets })).toEqual([]);
  expect(await ownedThings()).toEqual(before);
});

it('the owner is answered as the table says', async () => {
  expect(await deviations(owner.call, ({ ofOwner }) => ofOwner)).toEqual([]);
});

it('with the token of a deleted account nothing is changed and nothing that costs is done', async () => {
  const calls = rows.filter(({ call }) => call && changesOrCosts(call));
  // The deletion may be repeated, because its answer may have been lost.
  const wanted = ({ name }: { name: string }) => (name === 'deleteAccount' ? 204 : 401);
  expect(await deviations(owner.call, wanted, { calls })).toEqual([]);
});

const answering = [...Object.keys(contracts), ...Object.keys(publicRoutes)] as (Feature | PublicFunction)[];
/** A request that was sent directly to the API and has bypassed CloudFront's firewall. Its origin key is wrong. */
const event = {
  headers: { 'x-origin-key': 'guess' },
  queryStringParameters: {},
  requestContext: { requestId: 'past', authorizer: { jwt: { claims: { sub: 'ada', token_use: 'access' } } } },
};

it('no function answers past CloudFront', async () => {
  for (const name of answering) {
    const [call] = name in contracts ? Object.values(contracts[name as Feature]) : [];
    const answer = await app.invoke(name, { ...event, routeKey: call?.route });
    expect(answer, name).toMatchObject({ statusCode: 403 });
  }
});

it('no socket is opened past CloudFront', async () => {
  const { createTicket } = await import('#functions/realtime/tickets');
  const { ticket } = await createTicket('ada');
  const policy = { policyDocument: { Statement: [{ Effect: 'Deny' }] }, context: { userId: '' } };
  const opening = { ...event, queryStringParameters: { ticket }, methodArn: 'arn:aws:execute-api:connect' };
  expect(await app.invoke('authorize', opening)).toMatchObject(policy);
});
