import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { v7 as uuidv7 } from 'uuid';
import { writeCode } from '#infra/local/outside-world/pinboard-tokens';
import { deletionWord } from '#shared/contract/account';
import type { CalendarEntry } from '#shared/contract/calendar';
import type { Comment } from '#shared/contract/community';
import type { contracts, Feature } from '#shared/contract/index';
import type { Conversation } from '#shared/contract/messages';
import type { ClothingItem, UploadTicket } from '#shared/contract/wardrobe';
import { dayFromToday } from '#shared/rules/days';
import type { Caller, CallRequest, Visited } from '../app/caller.ts';
import { seedOutfits } from '../rows/outfit-rows.ts';
import { basics, seedItems } from '../rows/seed.ts';
import { aPublicOutfit } from './community.ts';
import { visitNamed } from './named-people.ts';
import { daysAhead, packed, propose, toSave, tripTo, visitDressed } from './planning.ts';
import { details, photoFile } from './upload.ts';

/** Creates new people and returns a request that would succeed, with the person who sends it. */
type Example = (app: Visited) => Promise<{ person: Caller; request?: CallRequest }>;
type Contracts = typeof contracts;
type WritesOf<F extends Feature> = {
  [Name in keyof Contracts[F] as Contracts[F][Name] extends { repeat: 'reads' } ? never : Name]: Example;
};

/** A person with a wardrobe and an outfit made from it. */
async function dressed(app: Visited) {
  const person = await visitNamed(app, 'Ada');
  const [itemId = '', otherId = '', ...rest] = await seedItems(person.userId, [...basics, 'shirt']);
  const itemIds = [itemId, otherId, rest[0] ?? ''];
  const { body } = await person.call('outfits', 'createOutfit', {
    body: { title: 'Worn', notes: null, itemIds, isPublic: false },
  });
  return { person, itemIds, itemId, replacementId: rest[1] ?? '', outfitId: (body as { id: string }).id };
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

async function commented(app: Visited) {
  const person = await visitNamed(app, 'Bea');
  const { id: outfitId } = await aPublicOutfit(await visitNamed(app, 'Ada'));
  const { body } = await person.call('community', 'addComment', {
    params: { outfitId },
    body: { commentText: 'Love it' },
  });
  return { person, params: { outfitId, commentId: (body as Comment).id } };
}

async function talking(app: Visited) {
  const [person, other] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const { body } = await person.call('messages', 'startConversation', { body: { userId: other.userId } });
  return { person, other, params: { conversationId: (body as Conversation).id } };
}

async function scheduled(app: Visited) {
  const person = await app.visit();
  const [outfit] = await seedOutfits(person.userId, 1);
  const { body } = await person.call('calendar', 'scheduleOutfit', {
    body: { outfitId: outfit?.id, scheduledDate: dayFromToday(5) },
  });
  return { person, params: { entryId: (body as CalendarEntry).id } };
}

const redirectUri = 'http://localhost:3000/auth/pinboard/callback';

/** A person who has given consent on Pinterest's page and has come back with a code. */
async function consented(app: Visited) {
  const person = await app.visit();
  const { body } = await person.call('pinboard', 'getAuthUrl', { body: { redirectUri } });
  const { searchParams } = new URL((body as { authUrl: string }).authUrl, 'http://localhost');
  const code = writeCode({
    account: 'demo',
    clientId: searchParams.get('client_id') ?? '',
    redirectUri,
    expiresAt: Date.now() + 60_000,
  });
  return { person, request: { body: { code, state: searchParams.get('state'), redirectUri } } };
}

async function connected(app: Visited) {
  const { person, request } = await consented(app);
  const { body } = await person.call('pinboard', 'exchangeCode', request);
  return { person, request: { body: { accessToken: (body as { accessToken: string }).accessToken } } };
}

/** A person with a packing list, and the id of one piece on it. */
async function onTrip(app: Visited) {
  const { person } = await visitDressed(app);
  const { id: tripId, pieces } = await packed(person, tripTo('Luleå', 2));
  return { person, tripId, itemId: pieces[0]?.itemId ?? '' };
}

const onOutfit =
  (body?: object): Example =>
  async (app) => {
    const { person, outfitId } = await dressed(app);
    return { person, request: { params: { outfitId }, ...(body ? { body } : {}) } };
  };
const onComment: Example = async (app) => {
  const { person, params } = await commented(app);
  return { person, request: { params } };
};
const onSeenOutfit =
  (body?: object): Example =>
  async (app) => {
    const person = await visitNamed(app, 'Bea');
    const { id } = await aPublicOutfit(await visitNamed(app, 'Ada'));
    return { person, request: { params: { outfitId: id }, ...(body ? { body } : {}) } };
  };
const onPerson: Example = async (app) => {
  const [person, other] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  return { person, request: { params: { userId: other.userId } } };
};
const onItemDay: Example = async (app) => {
  const { person, itemId } = await dressed(app);
  return { person, request: { params: { itemId, date: dayFromToday(-1) } } };
};
const onOutfitDay: Example = async (app) => {
  const { person, outfitId } = await dressed(app);
  return { person, request: { params: { outfitId, date: dayFromToday(-1) } } };
};

/** An example of every call of the contract that writes. A call without an example is a compile error. */
export const writes: { [F in Feature]: WritesOf<F> } = {
  wardrobe: {
    prepareUpload: async (app) => ({
      person: await app.visit(),
      request: { body: { fileName: 'a.jpg', contentType: 'image/jpeg', bytes: 1 } },
    }),
    createItem: async (app) => {
      const { person, path } = await sent(app);
      return { person, request: { body: { ...details, imageUrl: path } } };
    },
    replacePhoto: async (app) => {
      const { person, itemId } = await dressed(app);
      const { body } = await person.call('wardrobe', 'listItems');
      const { items } = body as { items: ClothingItem[] };
      const replaces = items.find(({ id }) => id === itemId)?.imageUrl ?? '';
      const request = { params: { itemId }, body: { imageUrl: await uploadOf(person), replaces } };
      return { person, request };
    },
    updateItems: async (app) => {
      const { person, itemIds } = await dressed(app);
      return { person, request: { body: { ids: itemIds, changes: { brand: 'Own' } } } };
    },
    removeItem: async (app) => {
      const { person, itemId } = await dressed(app);
      return { person, request: { params: { itemId } } };
    },
    removeItems: async (app) => {
      const { person, itemIds } = await dressed(app);
      return { person, request: { body: { ids: itemIds } } };
    },
    wearItem: onItemDay,
    takeBackWear: async (app) => {
      const example = await onItemDay(app);
      await example.person.call('wardrobe', 'wearItem', example.request);
      return example;
    },
  },
  outfits: {
    setVisibility: onOutfit({ isPublic: true }),
    removeOutfit: onOutfit(),
    createOutfit: async (app) => {
      const { person, itemIds } = await dressed(app);
      return { person, request: { body: { title: 'New', notes: null, itemIds } } };
    },
    copyOutfit: onOutfit(),
    updateOutfit: onOutfit({ notes: 'mine' }),
    setFeedback: onOutfit({ feedback: 'like' }),
    replaceItem: async (app) => {
      const { person, outfitId, itemId, replacementId } = await dressed(app);
      return { person, request: { params: { outfitId, itemId }, body: { replacementId } } };
    },
    wearOutfit: onOutfitDay,
    takeBackOutfitWear: async (app) => {
      const example = await onOutfitDay(app);
      await example.person.call('outfits', 'wearOutfit', example.request);
      return example;
    },
  },
  generation: {
    startGeneration: async (app) => {
      const person = await app.visit();
      await seedItems(person.userId, basics);
      return { person, request: { body: { prompt: 'office day' } } };
    },
  },
  calendar: {
    scheduleOutfit: async (app) => {
      const person = await app.visit();
      const [outfit] = await seedOutfits(person.userId, 1);
      return { person, request: { body: { outfitId: outfit?.id, scheduledDate: dayFromToday(5) } } };
    },
    updateEntry: async (app) => {
      const { person, params } = await scheduled(app);
      return { person, request: { params, body: { scheduledDate: dayFromToday(6), notes: 'moved' } } };
    },
    removeEntry: async (app) => {
      const { person, params } = await scheduled(app);
      return { person, request: { params } };
    },
    createFeed: async (app) => ({ person: await app.visit() }),
    removeFeed: async (app) => {
      const person = await app.visit();
      await person.call('calendar', 'createFeed');
      return { person };
    },
  },
  messages: {
    startConversation: async (app) => {
      const [person, other] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
      return { person, request: { body: { userId: other.userId } } };
    },
    sendMessage: async (app) => {
      const { person, params } = await talking(app);
      return { person, request: { params, body: { id: uuidv7(), content: 'Hello' } } };
    },
    deleteMessage: async (app) => {
      const { person, params } = await talking(app);
      const messageId = uuidv7();
      await person.call('messages', 'sendMessage', { params, body: { id: messageId, content: 'Hello' } });
      return { person, request: { params: { ...params, messageId } } };
    },
    markRead: async (app) => {
      const { person, other, params } = await talking(app);
      await person.call('messages', 'sendMessage', { params, body: { id: uuidv7(), content: 'Hello' } });
      return { person: other, request: { params } };
    },
  },
  community: {
    likeOutfit: onSeenOutfit(),
    unlikeOutfit: async (app) => {
      const example = await onSeenOutfit()(app);
      await example.person.call('community', 'likeOutfit', example.request);
      return example;
    },
    addComment: onSeenOutfit({ commentText: 'Love it' }),
    removeComment: onComment,
    likeComment: onComment,
    unlikeComment: async (app) => {
      const example = await onComment(app);
      await example.person.call('community', 'likeComment', example.request);
      return example;
    },
    followUser: onPerson,
    unfollowUser: async (app) => {
      const example = await onPerson(app);
      await example.person.call('community', 'followUser', example.request);
      return example;
    },
  },
  safety: {
    blockUser: onPerson,
    unblockUser: async (app) => {
      const example = await onPerson(app);
      await example.person.call('safety', 'blockUser', example.request);
      return example;
    },
    report: async (app) => {
      const { person, request } = await onPerson(app);
      const thing = { kind: 'person', userId: request?.params?.['userId'] };
      return { person, request: { body: { thing, reason: 'spam' } } };
    },
  },
  notifications: {
    markSeen: async (app) => ({ person: await app.visit() }),
  },
  planning: {
    savePlan: async (app) => {
      const { person } = await visitDressed(app);
      return { person, request: { body: toSave(await propose(person, daysAhead(2))) } };
    },
    setOccasion: async (app) => ({
      person: await app.visit(),
      request: { params: { weekday: '3' }, body: { occasion: 'gym' } },
    }),
    createTrip: async (app) => {
      const { person } = await visitDressed(app);
      return { person, request: { body: tripTo('Luleå', 3) } };
    },
    removeTrip: async (app) => {
      const { person, tripId } = await onTrip(app);
      return { person, request: { params: { tripId } } };
    },
    packPiece: async (app) => {
      const { person, ...params } = await onTrip(app);
      return { person, request: { params } };
    },
    unpackPiece: async (app) => {
      const { person, ...params } = await onTrip(app);
      await person.call('planning', 'packPiece', { params });
      return { person, request: { params } };
    },
  },
  profile: {
    updateProfile: async (app) => ({
      person: await visitNamed(app, 'Ada'),
      request: { body: { location: 'Oslo' } },
    }),
    setAvatar: async (app) => {
      const { person, path } = await sent(app);
      return { person, request: { body: { path } } };
    },
    removeAvatar: async (app) => ({ person: await visitNamed(app, 'Ada') }),
  },
  pinboard: {
    getAuthUrl: async (app) => ({ person: await app.visit(), request: { body: { redirectUri } } }),
    exchangeCode: async (app) => consented(app),
    fetchBoards: async (app) => connected(app),
    disconnect: async (app) => ({ person: (await connected(app)).person }),
  },
  account: {
    deleteAccount: async (app) => ({
      person: await visitNamed(app, 'Ada'),
      request: { body: { confirmation: deletionWord } },
    }),
  },
  realtime: { createTicket: async (app) => ({ person: await app.visit() }) },
  images: {},
  weather: {},
  styling: {},
};
