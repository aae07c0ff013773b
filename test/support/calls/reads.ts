import { v7 as uuidv7 } from 'uuid';
import type { contracts, Feature } from '#shared/contract/index';
import { dayFromToday } from '#shared/rules/days';
import type { Caller, CallRequest, Visited } from '../app/caller.ts';
import { basics, seedItems } from '../rows/seed.ts';
import { follow, like, publicOutfits } from './community.ts';
import { aConversation, send } from './conversations.ts';
import { generate } from './generate.ts';
import { daysAhead, packed, tripTo } from './planning.ts';
import { details } from './upload.ts';
import { uploadOf } from './writes.ts';

type Contracts = typeof contracts;
type ReadsOf<F extends Feature> = {
  [Name in keyof Contracts[F] as Contracts[F][Name] extends { repeat: 'reads' } ? Name : never]: CallRequest;
};
export type Reads = { [F in Feature]: ReadsOf<F> };

/** A person who has some of everything, and a request for every call of the contract that only reads. */
export async function everyRead(app: Visited): Promise<{ person: Caller; reads: Reads }> {
  const { ada: person, bea, id: conversationId } = await aConversation(app);
  await send(bea, conversationId, 'Hello');
  const itemIds = await seedItems(person.userId, [...basics, 'shirt']);
  const [itemId = ''] = itemIds;
  const { id: jobId, outfit } = await generate(person);
  const outfitId = outfit?.id ?? '';
  await publicOutfits(bea, 2);
  const [shown] = await publicOutfits(bea, 1);
  const ofOther = { params: { outfitId: shown?.id ?? '' } };
  await like(person, ofOther.params.outfitId);
  await follow(person, bea.userId);
  await person.call('community', 'addComment', { ...ofOther, body: { commentText: 'Love it' } });
  await person.call('calendar', 'scheduleOutfit', { body: { outfitId, scheduledDate: dayFromToday(2) } });
  const [path, stored] = [await uploadOf(person), await uploadOf(person)];
  await person.call('wardrobe', 'createItem', { body: { ...details, imageUrl: stored } });
  const { id: tripId } = await packed(person, tripTo('Luleå', 2));
  const collection = { params: { collectionId: uuidv7() } };
  await person.call('community', 'saveCollection', { ...collection, body: { name: 'Summer' } });
  for (const each of [outfitId, ofOther.params.outfitId])
    await person.call('community', 'addToCollection', { params: { ...collection.params, outfitId: each } });
  const about = { params: { userId: bea.userId } };
  return {
    person,
    reads: {
      wardrobe: {
        listItems: {},
        listWornDays: {},
        getStatistics: { query: { from: dayFromToday(-30) } },
        analyzeClothing: { body: { path } },
        detectStyle: { body: { path } },
        previewClip: { body: { url: 'https://shop.example/coat' } },
      },
      outfits: {
        listOutfits: {},
        listOutfitsWith: { params: { itemId } },
        countOutfitsWith: { body: { itemIds } },
        getOutfit: { params: { outfitId } },
        listAlternatives: { params: { outfitId, itemId } },
        getInsights: {},
      },
      generation: { getGeneration: { params: { jobId } } },
      images: { signUrls: { body: { urls: [stored] } }, signUrl: { body: { path: stored } } },
      profile: { getProfile: {}, listPeople: { query: { ids: bea.userId } } },
      calendar: { listEntries: {}, listChoices: {}, getFeed: {} },
      messages: { listConversations: {}, listMessages: { params: { conversationId } } },
      community: {
        getOverview: {},
        getOwnTotals: {},
        listFeed: {},
        listTrending: {},
        listRecommendations: {},
        getPublicOutfit: ofOther,
        listLikes: {},
        listLikedOutfits: {},
        listCollections: {},
        listCollected: collection,
        listComments: ofOther,
        listFollowing: {},
        listFollowers: {},
        listFollowedFeed: {},
        findPeople: { query: { name: 'Bea' } },
        getPerson: about,
        listPersonOutfits: about,
      },
      weather: { getWeather: { body: { location: 'Oslo' } } },
      pinboard: { getBoard: {}, fetchTrends: { body: {} } },
      styling: { readStyling: { query: { parts: 'profile,weather,insights,board,trends,allowance' } } },
      safety: { listBlocked: {} },
      notifications: { listNotifications: {} },
      realtime: { countUnread: {} },
      planning: {
        proposeWeek: { body: { days: daysAhead(2) } },
        listMisfits: { query: { today: dayFromToday(0) } },
        listTrips: {},
        getTrip: { params: { tripId } },
        getMorningMail: {},
      },
      account: { listOwnComments: {}, listCommentLikes: {} },
    },
  };
}
