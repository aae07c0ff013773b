import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { type Person, type Request, settleIn } from './settle-in.ts';

type Days = Partial<Record<DailyCall, number>>;

/** The result of a replay, and the most popular outfit in it. */
export type Replay = Awaited<ReturnType<typeof replayDay>>;

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
) {
  // Only the report is to be printed, not each task.
  process.env['POWERTOOLS_LOG_LEVEL'] ??= 'WARN';
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-capacity-'));
  const cloud = await startLocalCloud({
    dataDir: folder,
    appUrl: 'http://localhost:3000',
    outboxKey: 'none',
  });
  const uploads = await serveOnLoopback((request, response) => cloud.services.uploads(request, response));
  const meter = await startMeter();
  // CloudFront adds it to each request, so that the functions know that the request came through CloudFront.
  const { secretReader } = await import('../../../functions/platform/secret.ts');
  const originKeys: OriginKeys = JSON.parse(await secretReader(process.env['ORIGIN_KEY_SECRET'] ?? '')());
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
        headers: { authorization: id, [originKeyHeader]: originKeys.current, ...key },
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
    /** Returns an outfit of another person that this one has not liked. Now and then it is the most popular one. */
    const another = (self: Person): { id: string; outfitId: string } => {
      seen++;
      const one = seen % everyHowMany === 0 ? shown[0] : shown[(seen * 7919) % shown.length];
      return one && one.id !== self.id && !self.liked.includes(one.outfitId) ? one : another(self);
    };
    const commentOf = new Map<string, string>();
    const ofAnother = (self: Person) => ({ params: { outfitId: another(self).outfitId } });
    const byAnother = (self: Person) => ({ params: { userId: another(self).id } });
    const requests: Partial<Record<DailyCall, (self: Person) => Request>> = {
      ...ownRequests,
      'community.getPublicOutfit': ofAnother,
      'community.listComments': ofAnother,
      'community.getPerson': byAnother,
      'community.listPersonOutfits': byAnother,
      'community.followUser': byAnother,
      'community.likeOutfit': (self) => {
        const { outfitId } = another(self);
        self.liked.push(outfitId);
        return { params: { outfitId } };
      },
      'community.unlikeOutfit': (self) => ({ params: { outfitId: self.liked.pop() ?? '' } }),
    };
    /** The calls that are more than one request. The others are made with their request, or with an empty one. */
    const actions: Partial<Record<DailyCall, (self: Person) => Promise<unknown>>> = {
      'generation.startGeneration': async (self) => {
        const body = { prompt: `something for the ${self.id}` };
        self.jobId = (await ask<{ id: string }>(self.id, 'generation.startGeneration', { body })).id;
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
      'community.addComment': async (self) => {
        const { outfitId } = another(self);
        const body = { commentText: 'What a lovely combination, the colors suit each other!' };
        const request = { params: { outfitId }, body };
        commentOf.set(outfitId, (await ask<{ id: string }>(self.id, 'community.addComment', request)).id);
      },
      'community.likeComment': async (self) => {
        const [outfitId, commentId] = [...commentOf].at(-1) ?? [];
        if (outfitId && commentId)
          await ask(self.id, 'community.likeComment', { params: { outfitId, commentId } });
      },
    };

    for (const [at, self] of people.entries())
      for (const [call, average] of Object.entries(calls) as [DailyCall, number][])
        for (let times = timesOf(average, at); times > 0; times--)
          await (actions[call]?.(self) ?? ask(self.id, call, requests[call]?.(self)));
    await cloud.settle();
    /** `popular`: the ids of the most popular outfit and of its owner. */
    return { people: count, loads: meter.loads, popular: [popular, first?.id ?? ''] };
  } finally {
    meter.stop();
    await uploads.close();
    await cloud.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is sent with the calls about a person's own things. */
const ofOutfit = (self: Person, body?: object, outfit = 0) => ({
  params: { outfitId: self.outfitIds[outfit] ?? '' },
  body,
});
const inChat = (self: Person) => ({ params: { conversationId: self.conversationId } });
const ownRequests: Partial<Record<DailyCall, (self: Person) => Request>> = {
  'calendar.listEntries': () => ({ query: { from: dayFromToday(0), to: dayFromToday(6) } }),
  'calendar.scheduleOutfit': ({ outfitIds }) => ({
    body: { outfitId: outfitIds[1], scheduledDate: dayFromToday(1) },
  }),
  'images.signUrls': ({ id }) => ({ body: { urls: [`${id}/1_photo.jpg`] } }),
  'styling.readStyling': () => ({ query: { parts: 'profile,insights,board,trends,allowance' } }),
  'outfits.listOutfits': () => ({ query: { limit: '24' } }),
  'outfits.getOutfit': (self) => ofOutfit(self),
  'outfits.setFeedback': (self) => ofOutfit(self, { feedback: 'like' }),
  'outfits.setVisibility': (self) => ofOutfit(self, { isPublic: true }, 2),
  'outfits.wearOutfit': ({ outfitIds: [outfitId = ''] }) => ({ params: { outfitId, date: dayFromToday(0) } }),
  'wardrobe.getStatistics': () => ({ query: { from: dayFromToday(-364) } }),
  'generation.getGeneration': ({ jobId }) => ({ params: { jobId } }),
  'community.listFeed': () => ({ query: { limit: '50' } }),
  'community.listFollowedFeed': () => ({ query: { limit: '20' } }),
  'messages.listMessages': inChat,
  'messages.markRead': inChat,
  'messages.sendMessage': (self) => ({
    ...inChat(self),
    body: { id: uuidv7(), content: 'Shall we go there tomorrow? I have nothing to wear.' },
  }),
};
