import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/limits';
import { dayFromToday } from '#shared/rules/days';
import type { Caller } from '../../../support/app/caller.ts';
import { loseAnswers } from '../../../support/app/faults.ts';
import { startFunctions } from '../../../support/app/functions.ts';
import { aPublicOutfit, follow } from '../../../support/calls/community.ts';
import { start } from '../../../support/calls/conversations.ts';
import { visitNamed } from '../../../support/calls/named-people.ts';
import { photoFile } from '../../../support/calls/upload.ts';
import { startBedrock } from '../../../support/stubs/bedrock.ts';

const visionCap = 5;
const bedrock = await startBedrock();
vi.stubEnv('VISION', 'bedrock');
vi.stubEnv('VISION_MODEL_ID', 'seeing-model');
vi.stubEnv('VISION_MODEL_REGION', 'us-east-1');
vi.stubEnv('VISION_CALLS_A_DAY', String(visionCap));
const app = await startFunctions();

/** Sets how much of a daily limit a person has used today. */
async function use({ userId }: Caller, kind: string, used: number) {
  const { DailyCountEntity } = await import('#functions/platform/serving/daily-counts');
  await DailyCountEntity.put({ userId, kind, day: dayFromToday(0), used, expiresAt: Date.now() }).go();
}
async function usedBy({ userId }: Caller, kind: string) {
  const { DailyCountEntity } = await import('#functions/platform/serving/daily-counts');
  return (await DailyCountEntity.get({ userId, kind, day: dayFromToday(0) }).go()).data?.used ?? 0;
}
const comment = (person: Caller, outfitId: string) =>
  person.call('community', 'addComment', { params: { outfitId }, body: { commentText: 'Love it' } });
const refusal = (counted: string, limit: number) => ({
  status: 429,
  body: { code: 'limit.reached', details: { counted, limit, resumesAt: `${dayFromToday(1)}T00:00:00.000Z` } },
});
const forecast = (person: Caller, location = 'Oslo') =>
  person.call('weather', 'getWeather', { body: { location } });

describe('a limit of the day', () => {
  it('holds when fifty calls come at the same moment, and says what it is and when it goes on', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const { id } = await aPublicOutfit(ada);
    await use(bea, 'comments', limits.calls.comments.day - 5);
    const answers = await Promise.all(Array.from({ length: 50 }, () => comment(bea, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 201)).toEqual(
      Array(45).fill(refusal('comments', limits.calls.comments.day)),
    );
    expect(await comment(ada, id)).toMatchObject({ status: 201 });
  });

  it('is not used up by calls that fail', async () => {
    const ada = await app.visit();
    await use(ada, 'weather', limits.calls.weather.day - 1);
    for (let time = 0; time < 3; time++)
      expect(await forecast(ada, 'Nowhereville')).toMatchObject({ status: 404 });
    expect(await forecast(ada)).toMatchObject({ status: 200 });
    expect(await forecast(ada)).toEqual(refusal('weather', limits.calls.weather.day));
  });

  it('counts a call once, and gives it back once, when the answer of that is lost', async () => {
    const ada = await app.visit();
    const lost = (name: RegExp, location?: string) =>
      loseAnswers(
        (operation) => name.test(operation),
        () => forecast(ada, location),
      );
    await lost(/^UpdateItem$/);
    expect(await usedBy(ada, 'weather')).toBe(1);
    await lost(/^TransactWrite/, 'Nowhereville');
    expect(await usedBy(ada, 'weather')).toBe(1);
    await use(ada, 'weather', limits.calls.weather.day - 1);
    expect(await lost(/^UpdateItem$/)).toMatchObject({ status: 200 });
  });

  it('lets no more photos reach the vision model than may', async () => {
    const ada = await app.visit();
    const input = { pieces: [{ style: 'business', category: 'blazer', color: 'navy' }] };
    bedrock.reply({ content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_pieces', input } }] });
    const imageBase64 = (await photoFile('#1f2a44', { width: 40, height: 40 })).toString('base64');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.call('wardrobe', 'detectStyle', { body: { imageBase64 } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(visionCap);
    expect(bedrock.requests).toHaveLength(visionCap);
  });

  it('counts new conversations and follows, and no repetitions', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    for (let time = 0; time < 3; time++) {
      expect(await start(ada, bea.userId)).toMatchObject({ status: 200 });
      expect(await follow(ada, bea.userId)).toMatchObject({ status: 200 });
    }
    expect([await usedBy(ada, 'conversations'), await usedBy(ada, 'follows')]).toEqual([1, 1]);
    await use(ada, 'conversations', limits.calls.conversations.day);
    expect(await start(ada, bea.userId)).toMatchObject({ status: 200 });
    expect(await start(ada, (await visitNamed(app, 'Cleo')).userId)).toEqual(
      refusal('conversations', limits.calls.conversations.day),
    );
  });
});

describe('a limit of the minute', () => {
  const now = Date.UTC(2030, 4, 1, 12, 30, 10);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterEach(() => void vi.useRealTimers());
  const tooSoon = (counted: 'weather' | 'signatures') => ({
    status: 429,
    body: {
      code: 'throttled',
      details: { counted, limit: limits.calls[counted].minute, resumesAt: '2030-05-01T12:31:00.000Z' },
    },
  });
  /** A person who has only a few calls of the kind left in this minute. */
  async function withLeft(kind: 'weather' | 'signatures', left: number) {
    const person = await app.visit();
    const used = limits.calls[kind].minute - left;
    const row = { userId: person.userId, kind, day: dayFromToday(0), expiresAt: Date.now() };
    const { DailyCountEntity } = await import('#functions/platform/serving/daily-counts');
    await DailyCountEntity.put({
      ...row,
      used: 7,
      usedInMinute: used,
      minute: Math.floor(now / 60_000),
    }).go();
    return person;
  }

  it('holds for calls at the same moment, says when it goes on, and does so then', async () => {
    const ada = await withLeft('weather', 5);
    const answers = await Promise.all(Array.from({ length: 15 }, () => forecast(ada)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 200)).toEqual(Array(10).fill(tooSoon('weather')));
    vi.setSystemTime(Date.UTC(2030, 4, 1, 12, 31));
    expect(await forecast(ada)).toMatchObject({ status: 200 });
    expect(await usedBy(ada, 'weather')).toBe(13);
  });

  it('counts calls that fail, which leave the day as it was', async () => {
    const ada = await withLeft('weather', 1);
    expect(await forecast(ada, 'Nowhereville')).toMatchObject({ status: 404 });
    expect(await usedBy(ada, 'weather')).toBe(7);
    expect(await forecast(ada)).toEqual(tooSoon('weather'));
  });

  it('does not begin anew for a clock that is behind', async () => {
    const ada = await withLeft('weather', 0);
    vi.setSystemTime(Date.UTC(2030, 4, 1, 12, 29, 59));
    expect(await forecast(ada)).toEqual(tooSoon('weather'));
  });

  it('holds for the place in a profile and the weather among the inputs of an outfit', async () => {
    const ada = await withLeft('weather', 2);
    await ada.call('profile', 'updateProfile', { body: { location: 'Oslo' } });
    const read = async () =>
      (await ada.call('styling', 'readStyling', { query: { parts: 'profile,weather' } })).body;
    expect(await read()).toHaveProperty('weather');
    expect(Object.keys(await read())).toEqual(['profile']);
  });

  it('of signatures counts each photo once that is signed', async () => {
    const ada = await withLeft('signatures', 3);
    const path = (at: number) => `${ada.userId}/${1_700_000_000_000 + at}_photo.jpg`;
    const sign = (...urls: string[]) => ada.call('images', 'signUrls', { body: { urls } });
    expect(await sign(path(1), path(1), path(2), 'bea/1700000000000_a.jpg')).toMatchObject({ status: 200 });
    expect(await sign(path(3), path(4))).toEqual(tooSoon('signatures'));
    expect(await sign(path(3))).toMatchObject({ status: 200 });
  });
});
