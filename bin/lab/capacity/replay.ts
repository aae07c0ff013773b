import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { v7 as uuidv7 } from 'uuid';
import type { Contract } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import type { UploadTicket } from '#shared/contract/wardrobe';
import { dayFromToday } from '#shared/rules/days';
import { type OriginKeys, originKeyHeader } from '../../../functions/platform/origin-key-format.ts';
import { gateway } from '../../../infra/local/http-api/gateway.ts';
import { startLocalCloud } from '../../../infra/local/local-cloud.ts';
import { serveOnLoopback } from '../../../infra/local/loopback.ts';
import { sendForm } from '../../demo/app-client.ts';
import { type DailyCall, day, everyHowMany, person as model, timesOf } from './day.ts';
import { startMeter } from './meter.ts';
import { type Ask, type Person, type Request, settleIn } from './settle-in.ts';

type Days = Partial<Record<DailyCall, number>>;

/** The result of a replay, and the most popular outfit in it. */
export type Replay = {
  people: number;
  loads: Awaited<ReturnType<typeof startMeter>>['loads'];
  /** The ids of the most popular outfit and of its owner. */
  popular: readonly string[];
};

/** How many outfits each author has. Authors own the outfits that exist at the start; their own day is not replayed. */
const ofAnAuthor = 15;
const photo = new URL('../../demo/pictures/beige-blouse.webp', import.meta.url);

/**
 * Replays a day of this many people with the handlers, one call after the other. It uses its own data folder, which is
 * removed afterwards. Returns what each partition consumed. A failed call ends the replay. A process can replay only
 * one day.
 */
export async function replayDay(
  count: number,
  calls: Days = day,
  publicOutfits: number = model.publicOutfits,
): Promise<Replay> {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-capacity-'));
  const cloud = await startLocalCloud({
    dataDir: folder,
    appUrl: 'http://localhost:3000',
    outboxKey: 'none',
  });
  const uploads = await serveOnLoopback((request, response) => cloud.services.uploads(request, response));
  const meter = await startMeter();
  const originKey = await readOriginKey();
  const respond = gateway({
    authorize: async (id) => (id ? { sub: id, token_use: 'access' } : null),
    invoke: cloud.invoke,
  });

  /** Makes a call as a person. Throws if the call is refused. */
  async function ask<T>(
    id: string,
    name: string,
    { params = {}, query = {}, body }: Request = {},
  ): Promise<T> {
    const [feature = '', call = ''] = name.split('.');
    const { route, repeat } = (contracts[feature as Feature] as Contract)[call] ?? {};
    const [method = '', path = ''] = route?.split(' ') ?? [];
    const url = new URL(
      path.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? ''),
      'http://local',
    );
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    const key: Record<string, string> = repeat === 'once' ? { 'idempotency-key': randomUUID() } : {};
    const answer = await meter.as(id, () =>
      respond({
        method,
        url,
        headers: { authorization: id, [originKeyHeader]: originKey, ...key },
        sourceIp: '127.0.0.1',
        body: async () => Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      }),
    );
    if ((answer.statusCode ?? 200) >= 400) throw new Error(`${name} was refused: ${answer.body}`);
    return (answer.body ? JSON.parse(answer.body) : undefined) as T;
  }

  try {
    const authorCount = Math.ceil(publicOutfits / ofAnAuthor);
    const authors = await settleIn(authorCount, { outfits: ofAnAuthor, isPublic: true }, ask);
    const people = await settleIn(count, { outfits: model.outfits, isPublic: false }, ask);
    await cloud.settle();
    const [first] = authors;
    const popular = first?.outfitIds[0] ?? '';
    // The data that exists at the start does not count as part of the day.
    meter.reset();
    const shown = authors.flatMap(({ id, outfitIds }) => outfitIds.map((outfitId) => ({ id, outfitId })));
    let seen = 0;
    /**
     * Returns an outfit of another person that this one has not liked. At regular intervals it is the most popular one.
     */
    const another = (self: Person): { id: string; outfitId: string } => {
      seen++;
      const one = seen % everyHowMany === 0 ? shown[0] : shown[(seen * 7919) % shown.length];
      return one && one.id !== self.id && !self.liked.includes(one.outfitId) ? one : another(self);
    };
    const commentOf = new Map<string, string>();
    const actions: Record<DailyCall, (self: Person) => Promise<unknown>> = {
      ...reads(ask),
      'generation.startGeneration': async (self) => {
        const prompt = `something for the ${self.id}`;
        self.jobId = (
          await ask<{ id: string }>(self.id, 'generation.startGeneration', { body: { prompt } })
        ).id;
        await cloud.settle();
      },
      'wardrobe.createItem': async (self) => {
        const file = await readFile(photo);
        const upload = { fileName: 'photo.webp', contentType: 'image/webp', bytes: file.length };
        const ticket = await ask<UploadTicket>(self.id, 'wardrobe.prepareUpload', { body: upload });
        await sendForm(uploads.url, ticket, new Blob([file], { type: 'image/webp' }), 'photo.webp');
        const details = { category: 'shirt', color: 'beige', style: 'casual', imageUrl: ticket.path };
        await ask(self.id, 'wardrobe.createItem', { body: details });
        await cloud.settle();
      },
      'outfits.setFeedback': (self) => about(ask, self, 'outfits.setFeedback', { feedback: 'like' }),
      'outfits.setVisibility': (self) => about(ask, self, 'outfits.setVisibility', { isPublic: true }, 2),
      'outfits.wearOutfit': (self) =>
        ask(self.id, 'outfits.wearOutfit', {
          params: { outfitId: self.outfitIds[0] ?? '', date: dayFromToday(0) },
        }),
      'wardrobe.getStatistics': (self) =>
        ask(self.id, 'wardrobe.getStatistics', { query: { from: dayFromToday(-364) } }),
      'calendar.scheduleOutfit': (self) =>
        ask(self.id, 'calendar.scheduleOutfit', {
          body: { outfitId: self.outfitIds[1], scheduledDate: dayFromToday(1) },
        }),
      'community.getPublicOutfit': (self) => outfitOf(self, 'community.getPublicOutfit'),
      'community.listComments': (self) => outfitOf(self, 'community.listComments'),
      'community.getPerson': (self) => personOf(self, 'community.getPerson'),
      'community.listPersonOutfits': (self) => personOf(self, 'community.listPersonOutfits'),
      'community.followUser': (self) => personOf(self, 'community.followUser'),
      'community.likeOutfit': async (self) => {
        const { outfitId } = another(self);
        self.liked.push(outfitId);
        await ask(self.id, 'community.likeOutfit', { params: { outfitId } });
      },
      'community.unlikeOutfit': (self) =>
        ask(self.id, 'community.unlikeOutfit', { params: { outfitId: self.liked.pop() ?? '' } }),
      'community.addComment': async (self) => {
        const { outfitId } = another(self);
        const body = { commentText: 'What a lovely combination, the colors suit each other!' };
        const { id } = await ask<{ id: string }>(self.id, 'community.addComment', {
          params: { outfitId },
          body,
        });
        commentOf.set(outfitId, id);
      },
      'community.likeComment': async (self) => {
        const [outfitId, commentId] = [...commentOf].at(-1) ?? [];
        if (outfitId && commentId)
          await ask(self.id, 'community.likeComment', { params: { outfitId, commentId } });
      },
    };
    function outfitOf(self: Person, call: DailyCall) {
      return ask(self.id, call, { params: { outfitId: another(self).outfitId } });
    }
    function personOf(self: Person, call: DailyCall) {
      return ask(self.id, call, { params: { userId: another(self).id } });
    }

    for (const [at, self] of people.entries())
      for (const [call, average] of Object.entries(calls) as [DailyCall, number][])
        for (let times = timesOf(average, at); times > 0; times--) await actions[call](self);
    await cloud.settle();
    return { people: count, loads: meter.loads, popular: [popular, first?.id ?? ''] };
  } finally {
    meter.stop();
    await uploads.close();
    await cloud.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads the origin key. CloudFront adds it to each request, so that the functions know that the request came through
 * CloudFront.
 */
async function readOriginKey(): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: process.env['ORIGIN_KEY_SECRET'] }),
  );
  return (JSON.parse(SecretString ?? '') as OriginKeys).current;
}

/** Makes a call about one of the person's own outfits. */
const about = (ask: Ask, self: Person, call: DailyCall, body: object, outfit = 0) =>
  ask(self.id, call, { params: { outfitId: self.outfitIds[outfit] ?? '' }, body });

/** The calls that need only the person. */
const reads = (ask: Ask) => {
  const simple =
    (call: DailyCall, requestOf: (self: Person) => Request = () => ({})) =>
    (self: Person) =>
      ask(self.id, call, requestOf(self));
  const inChat = (self: Person) => ({ params: { conversationId: self.conversationId } });
  return {
    'realtime.createTicket': simple('realtime.createTicket'),
    'realtime.countUnread': simple('realtime.countUnread'),
    'calendar.listEntries': simple('calendar.listEntries', () => ({
      query: { from: dayFromToday(0), to: dayFromToday(6) },
    })),
    'wardrobe.listItems': simple('wardrobe.listItems'),
    'images.signUrls': simple('images.signUrls', ({ id }) => ({
      body: { urls: [`${id}/1_photo.jpg`] },
    })),
    'styling.readStyling': simple('styling.readStyling', () => ({
      query: { parts: 'profile,insights,board,trends,allowance' },
    })),
    'outfits.listOutfits': simple('outfits.listOutfits', () => ({ query: { limit: '24' } })),
    'outfits.getOutfit': simple('outfits.getOutfit', ({ outfitIds: [outfitId = ''] }) => ({
      params: { outfitId },
    })),
    'generation.getGeneration': simple('generation.getGeneration', ({ jobId }) => ({ params: { jobId } })),
    'community.getOverview': simple('community.getOverview'),
    'community.listRecommendations': simple('community.listRecommendations'),
    'community.listFeed': simple('community.listFeed', () => ({ query: { limit: '50' } })),
    'community.listTrending': simple('community.listTrending'),
    'community.listFollowedFeed': simple('community.listFollowedFeed', () => ({ query: { limit: '20' } })),
    'community.getOwnTotals': simple('community.getOwnTotals'),
    'notifications.listNotifications': simple('notifications.listNotifications'),
    'notifications.markSeen': simple('notifications.markSeen'),
    'messages.listConversations': simple('messages.listConversations'),
    'messages.listMessages': simple('messages.listMessages', inChat),
    'messages.markRead': simple('messages.markRead', inChat),
    'messages.sendMessage': simple('messages.sendMessage', (self) => ({
      ...inChat(self),
      body: { id: uuidv7(), content: 'Shall we go there tomorrow? I have nothing to wear.' },
    })),
    'profile.getProfile': simple('profile.getProfile'),
  } as const;
};
