import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import type { Contract } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import { limits } from '#shared/limits';
import { startApp, type Visitor } from '../support/app/app.ts';
import { type CallRequest, requestOf } from '../support/app/caller.ts';
import { publicOutfits } from '../support/calls/community.ts';
import { details, photoFile, upload } from '../support/calls/upload.ts';
import { share } from './measure.ts';

const app = await startApp();

/** How many callers attack at once, and for how many milliseconds. */
const attackers = 20;
const duration = 6000;
/** The signatures that one call asks for, the most that the contract allows. */
const signatures = 200;

type Request = ReturnType<typeof requestOf>;
type Load = { statuses: number[]; times: number[] };

/** Sends requests continuously and in turn from another process. Returns the status and time of each answer. */
async function load(person: Visitor, requests: readonly Request[], callers: number): Promise<Load> {
  const script = `
    let text = '';
    for await (const part of process.stdin) text += part;
    const { base, token, requests, callers, duration } = JSON.parse(text);
    const end = performance.now() + duration;
    const [statuses, times] = [[], []];
    await Promise.all(Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        const { method, path, headers, body } = requests[statuses.length % requests.length];
        const start = performance.now();
        const answer = await fetch(base + path, {
          method, body, headers: { ...headers, authorization: 'Bearer ' + token },
        });
        await answer.arrayBuffer();
        statuses.push(answer.status);
        times.push(performance.now() - start);
      }
    }));
    console.log(JSON.stringify({ statuses, times }));`;
  const running = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 2 ** 26,
  });
  const token = person.accessToken;
  running.child.stdin?.end(JSON.stringify({ base: `${app.url}/api`, token, requests, callers, duration }));
  return JSON.parse((await running).stdout);
}

type Attack = [Feature, string, requests: (person: Visitor) => CallRequest[] | Promise<CallRequest[]>];
const attacks: Attack[] = [
  [
    'images',
    'signUrls',
    ({ userId }) => {
      const urls = Array.from({ length: signatures }, (_, at) => `${userId}/1700000000${100_000 + at}_a.jpg`);
      return [{ body: { urls } }];
    },
  ],
  [
    'wardrobe',
    'createItem',
    async ({ accessToken }) => {
      const file = await photoFile();
      const sent = [];
      while (sent.length < 60) sent.push(await upload(app.url, accessToken, file));
      return sent.map((each) => ({ body: { ...details, imageUrl: 'path' in each && each.path } }));
    },
  ],
  [
    'wardrobe',
    'analyzeClothing',
    async () => [{ body: { imageBase64: (await photoFile()).toString('base64') } }],
  ],
  ['styling', 'readStyling', () => [{ query: { parts: 'profile,weather,insights,board,trends,allowance' } }]],
  ['community', 'listRecommendations', () => [{}]],
  ['wardrobe', 'prepareUpload', () => [{ body: { fileName: 'a.png', contentType: 'image/png', bytes: 9 } }]],
  ['weather', 'getWeather', () => [{ body: { location: 'Uppsala' } }]],
];

it('twenty callers of one account are refused with 429, and the calls of others go on', async () => {
  const [author, other] = [await app.visit(), await app.visit()];
  await publicOutfits(author, 30);
  await app.settle();
  const cheap = [requestOf('calendar', 'listEntries')];
  const rows: object[] = [];
  for (const [feature, name, requests] of attacks) {
    const person = await app.visit();
    const sent = (await requests(person)).map((request) => requestOf(feature, name, request));
    await app.settle();
    const alone = await load(other, cheap, 1);
    const [attack, beside] = await Promise.all([load(person, sent, attackers), load(other, cheap, 1)]);
    const refused = attack.statuses.filter((status) => status >= 400);
    const answered = attack.statuses.length - refused.length;
    const [p50, besides] = [share(alone.times, 0.5), share(beside.times, 0.5)];
    const ratio = (Number(besides) / Number(p50)).toFixed(1);
    rows.push({
      call: name,
      answered,
      refused: refused.length,
      'alone p50': p50,
      'beside p50': besides,
      ratio,
    });
    expect.soft(new Set([...refused, 429]), name).toEqual(new Set([429]));
    expect.soft(new Set([...alone.statuses, ...beside.statuses]), `beside ${name}`).toEqual(new Set([200]));
    // An attack may meet two minutes.
    const { cost } = (contracts[feature] as Contract)[name] ?? {};
    const kind = typeof cost === 'object' ? cost.forNew : cost;
    const { minute } = limits.calls[kind as keyof typeof limits.calls];
    const most = (2 * minute) / (name === 'signUrls' ? signatures : 1);
    expect.soft(answered, name).toBeLessThanOrEqual(most);
  }
  console.table(rows);
});
