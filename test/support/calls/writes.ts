import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { v7 as uuidv7 } from 'uuid';
import { writeCode } from '#infra/local/outside-world/pinboard-tokens';
import { deletionWord } from '#shared/contract/account';
import type { Comment } from '#shared/contract/comments';
import type { contracts, Feature } from '#shared/contract/index';
import type { UploadTicket } from '#shared/contract/wardrobe';
import { dayFromToday } from '#shared/rules/days';
import type { Caller, CallRequest, Visited } from '../app/caller.ts';
import { basics, seedItems } from '../rows/seed.ts';
import { scheduled, visitWithOutfit } from './calendar.ts';
import { aPublicOutfit } from './community.ts';
import { aConversation, send } from './conversations.ts';
import { visitNamed } from './named-people.ts';
import { visitDressedUp } from './outfits.ts';
import { daysAhead, mornings, packed, propose, toSave, tripTo, visitDressed } from './planning.ts';
import { details, photoFile } from './upload.ts';
import { itemsOf } from './wardrobe.ts';

/** Creates new people and returns a request that would succeed, with the person who sends it. */
type Example = (app: Visited) => Promise<{ person: Caller; request?: CallRequest }>;
type Contracts = typeof contracts;
type WritesOf<F extends Feature> = {
  [Name in keyof Contracts[F] as Contracts[F][Name] extends { repeat: 'reads' } ? never : Name]: Example;
};

/** A person with a wardrobe and an outfit made from it. */
async function dressed(app: Visited) {
  const { person, outfit, shirt: itemId } = await visitDressedUp(app, { isPublic: false });
  await person.call('profile', 'updateProfile', { body: { displayName: 'Ada' } });
  const [replacementId = ''] = await seedItems(person.userId, ['shirt']);
  return { person, itemIds: outfit.recommendedClothes, itemId, replacementId, outfitId: outfit.id };
}

/** Uploads a photo of a person to storage and returns its path. */
export async function uploadOf(person: Caller): Promise<string> {
  const photo = await photoFile();
  const { body } = await person.call('wardrobe', 'prepareUpload', {
    body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: photo.length },
  });
  const { path } = body as UploadTicket;
  await new S3Client({ forcePathStyle: true }).send(
    new PutObjectCommand({ Bucket: process.env['UPLOADS_BUCKET'], Key: path, Body: photo }),
  );
  return path;
}

async function sent(app: Visited) {
  const person = await app.visit();
  return { person, path: await uploadOf(person) };
}
/** A person who sees the public outfit of another one. */
async function seeing(app: Visited) {
  const [person, other] = [await visitNamed(app, 'Bea'), await visitNamed(app, 'Ada')];
  return { person, userId: other.userId, outfitId: (await aPublicOutfit(other)).id };
}
async function commented(app: Visited) {
  const { person, outfitId } = await seeing(app);
  const { body } = await person.call('community', 'addComment', {
    params: { outfitId },
    body: { commentText: 'Love it' },
  });
  return { person, outfitId, commentId: (body as Comment).id };
}
/** A person with a collection, who sees the public outfit of another one. */
async function collecting(app: Visited) {
  const { person, outfitId } = await seeing(app);
  const params = { collectionId: uuidv7() };
  await person.call('community', 'saveCollection', { params, body: { name: 'Summer' } });
  return { person, params, outfitId };
}
async function talking(app: Visited) {
  const { ada: person, bea: other, id: conversationId } = await aConversation(app);
  return { person, other, conversationId };
}
/** A person who was sent a message, after another one of their own. */
async function toldOf(app: Visited) {
  const { person, other, conversationId } = await talking(app);
  const messageId = uuidv7();
  await send(person, conversationId, 'Hello', { id: messageId });
  return { person, other, conversationId, messageId };
}
async function planned(app: Visited) {
  const { person, outfit } = await visitWithOutfit(app);
  return { person, entryId: (await scheduled(person, outfit.id, dayFromToday(5))).id };
}

const redirectUri = 'http://localhost:3000/auth/pinboard/callback';

/** The body that ends the consent of a person, who has given it on Pinterest's page. */
export async function consentOf(person: Caller) {
  const { body } = await person.call('pinboard', 'getAuthUrl', { body: { redirectUri } });
  const { searchParams } = new URL((body as { authUrl: string }).authUrl, 'http://localhost');
  const clientId = searchParams.get('client_id') ?? '';
  const code = writeCode({ account: 'demo', clientId, redirectUri, expiresAt: Date.now() + 60_000 });
  return { code, state: searchParams.get('state'), redirectUri };
}
async function consented(app: Visited) {
  const person = await app.visit();
  return { person, body: await consentOf(person) };
}
async function connected(app: Visited) {
  const { person, body: consent } = await consented(app);
  const { body } = await person.call('pinboard', 'exchangeCode', { body: consent });
  return { person, accessToken: (body as { accessToken: string }).accessToken };
}

/** A person with a packing list, and the id of one piece on it. */
async function onTrip(app: Visited) {
  const { person } = await visitDressed(app);
  const { id: tripId, pieces } = await packed(person, tripTo('Luleå', 2));
  return { person, tripId, itemId: pieces[0]?.itemId ?? '' };
}

/** The request that the person of a scene sends. */
const by =
  <Scene extends { person: Caller }>(
    make: (app: Visited) => Promise<Scene>,
    request: (scene: Scene) => CallRequest = () => ({}),
  ): Example =>
  async (app) => {
    const scene = await make(app);
    return { person: scene.person, request: request(scene) };
  };
/** The same request after it was sent to another call. */
const after =
  <F extends Feature>(feature: F, name: keyof Contracts[F] & string, example: Example): Example =>
  async (app) => {
    const made = await example(app);
    await made.person.call(feature, name, made.request);
    return made;
  };
const alone = async (app: Visited) => ({ person: await app.visit() });
const byAnybody = (request: CallRequest = {}) => by(alone, () => request);
const byAda = (request: CallRequest = {}) =>
  by(
    async (app: Visited) => ({ person: await visitNamed(app, 'Ada') }),
    () => request,
  );
const onOutfit = (body?: object) =>
  by(dressed, ({ outfitId }) => ({ params: { outfitId }, ...(body && { body }) }));
const onSeen = (body?: object) =>
  by(seeing, ({ outfitId }) => ({ params: { outfitId }, ...(body && { body }) }));
const onComment = by(commented, ({ outfitId, commentId }) => ({ params: { outfitId, commentId } }));
const onCollected = by(collecting, ({ params, outfitId }) => ({ params: { ...params, outfitId } }));
const onPerson = by(seeing, ({ userId }) => ({ params: { userId } }));
const onPiece = by(onTrip, ({ tripId, itemId }) => ({ params: { tripId, itemId } }));
const onItemDay = by(dressed, ({ itemId }) => ({ params: { itemId, date: dayFromToday(-1) } }));
const onOutfitDay = by(dressed, ({ outfitId }) => ({ params: { outfitId, date: dayFromToday(-1) } }));

/** An example of every call of the contract that writes. A call without an example is a compile error. */
export const writes: { [F in Feature]: WritesOf<F> } = {
  wardrobe: {
    prepareUpload: byAnybody({ body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 1 } }),
    createItem: by(sent, ({ path }) => ({ body: { ...details, imageUrl: path } })),
    replacePhoto: async (app) => {
      const { person, itemId } = await dressed(app);
      const replaces = (await itemsOf(person)).find(({ id }) => id === itemId)?.imageUrl ?? '';
      return {
        person,
        request: { params: { itemId }, body: { imageUrl: await uploadOf(person), replaces } },
      };
    },
    updateItems: by(dressed, ({ itemIds }) => ({ body: { ids: itemIds, changes: { brand: 'Own' } } })),
    removeItem: by(dressed, ({ itemId }) => ({ params: { itemId } })),
    removeItems: by(dressed, ({ itemIds }) => ({ body: { ids: itemIds } })),
    wearItem: onItemDay,
    takeBackWear: after('wardrobe', 'wearItem', onItemDay),
  },
  outfits: {
    setVisibility: onOutfit({ isPublic: true }),
    removeOutfit: onOutfit(),
    createOutfit: by(dressed, ({ itemIds }) => ({ body: { title: 'New', notes: null, itemIds } })),
    copyOutfit: onOutfit(),
    updateOutfit: onOutfit({ notes: 'mine' }),
    setFeedback: onOutfit({ feedback: 'like' }),
    replaceItem: by(dressed, ({ outfitId, itemId, replacementId }) => ({
      params: { outfitId, itemId },
      body: { replacementId },
    })),
    wearOutfit: onOutfitDay,
    takeBackOutfitWear: after('outfits', 'wearOutfit', onOutfitDay),
  },
  generation: {
    startGeneration: async (app) => {
      const person = await app.visit();
      await seedItems(person.userId, basics);
      return { person, request: { body: { prompt: 'office day' } } };
    },
  },
  calendar: {
    scheduleOutfit: by(visitWithOutfit, ({ outfit }) => ({
      body: { outfitId: outfit.id, scheduledDate: dayFromToday(5) },
    })),
    updateEntry: by(planned, ({ entryId }) => ({
      params: { entryId },
      body: { scheduledDate: dayFromToday(6), notes: 'moved' },
    })),
    removeEntry: by(planned, ({ entryId }) => ({ params: { entryId } })),
    createFeed: byAnybody(),
    removeFeed: after('calendar', 'createFeed', byAnybody()),
  },
  messages: {
    startConversation: by(seeing, ({ userId }) => ({ body: { userId } })),
    sendMessage: by(talking, ({ conversationId }) => ({
      params: { conversationId },
      body: { id: uuidv7(), content: 'Hello' },
    })),
    deleteMessage: by(toldOf, ({ conversationId, messageId }) => ({ params: { conversationId, messageId } })),
    answerRequest: async (app) => {
      const { other, conversationId } = await toldOf(app);
      return { person: other, request: { params: { conversationId }, body: { isAccepted: false } } };
    },
    markRead: async (app) => {
      const { other, conversationId } = await toldOf(app);
      return { person: other, request: { params: { conversationId } } };
    },
  },
  community: {
    likeOutfit: onSeen(),
    unlikeOutfit: after('community', 'likeOutfit', onSeen()),
    addComment: onSeen({ commentText: 'Love it' }),
    removeComment: onComment,
    likeComment: onComment,
    unlikeComment: after('community', 'likeComment', onComment),
    saveCollection: byAnybody({ params: { collectionId: uuidv7() }, body: { name: 'Summer' } }),
    removeCollection: by(collecting, ({ params }) => ({ params })),
    addToCollection: onCollected,
    takeFromCollection: after('community', 'addToCollection', onCollected),
    followUser: onPerson,
    unfollowUser: after('community', 'followUser', onPerson),
  },
  safety: {
    blockUser: onPerson,
    unblockUser: after('safety', 'blockUser', onPerson),
    report: by(seeing, ({ userId }) => ({ body: { thing: { kind: 'person', userId }, reason: 'spam' } })),
  },
  notifications: { markSeen: byAnybody() },
  planning: {
    savePlan: async (app) => {
      const { person } = await visitDressed(app);
      return { person, request: { body: toSave(await propose(person, daysAhead(2))) } };
    },
    setOccasion: byAnybody({ params: { weekday: '3' }, body: { occasion: 'gym' } }),
    createTrip: by(visitDressed, () => ({ body: tripTo('Luleå', 3) })),
    changeTrip: by(onTrip, ({ tripId }) => ({ params: { tripId }, body: { lines: [] } })),
    removeTrip: by(onTrip, ({ tripId }) => ({ params: { tripId } })),
    packPiece: onPiece,
    unpackPiece: after('planning', 'packPiece', onPiece),
    setMorningMail: byAnybody({ body: mornings }),
    removeMorningMail: after('planning', 'setMorningMail', byAnybody({ body: mornings })),
  },
  profile: {
    updateProfile: byAda({ body: { location: 'Oslo' } }),
    setAvatar: by(sent, ({ path }) => ({ body: { path } })),
    removeAvatar: byAda(),
  },
  pinboard: {
    getAuthUrl: byAnybody({ body: { redirectUri } }),
    exchangeCode: by(consented, ({ body }) => ({ body })),
    fetchBoards: by(connected, ({ accessToken }) => ({ body: { accessToken } })),
    disconnect: by(connected),
  },
  account: { endSessions: byAda(), deleteAccount: byAda({ body: { confirmation: deletionWord } }) },
  realtime: { createTicket: byAnybody() },
  images: {},
  weather: {},
  styling: {},
};
