import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { startApp } from '../support/app/app.ts';
import { requestOf } from '../support/app/caller.ts';
import { publicOutfits } from '../support/calls/community.ts';
import { recorded, replay } from './replay.ts';

const clients = 50;
/** The milliseconds of load on each side. Each side is measured twice, alternating. */
const duration = 8000;

const app = await startApp();

/** Sends requests continuously from another process. Resolves to the number of answers per second. */
async function load(url: string, headers: Record<string, string>): Promise<number> {
  const script = `
    const [url, headers, clients, duration] = JSON.parse(process.argv[1]);
    const end = performance.now() + duration;
    let answers = 0;
    await Promise.all(Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const answer = await fetch(url, { headers });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error('Status ' + answer.status);
        answers++;
      }
    }));
    console.log(answers * 1000 / duration);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    script,
    JSON.stringify([url, headers, clients, duration]),
  ]);
  return Number(stdout);
}

it('the feed is answered to fifty clients nearly as fast as by a bare server with its queries', async () => {
  const author = await app.visit();
  const reader = await app.visit();
  await publicOutfits(author, 30);
  await app.settle();
  const read = () => reader.call('community', 'listFeed');
  const { body } = await read();
  expect((body as { items: unknown[] }).items.length).toBeGreaterThan(10);
  const steps = await recorded(read);
  const text = JSON.stringify(body);

  const bare = await serveOnLoopback((_, response) => {
    void replay(steps).then(() =>
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
        .end(gzipSync(text)),
    );
  });
  const { path } = requestOf('community', 'listFeed');
  const own = { url: `${app.url}/api${path}`, headers: { authorization: `Bearer ${reader.accessToken}` } };
  const speeds: { own: number; bare: number }[] = [];
  for (let turn = 0; turn < 2; turn++)
    speeds.push({ own: await load(own.url, own.headers), bare: await load(bare.url, {}) });
  await bare.close();
  for (const speed of speeds)
    console.log(
      `${Math.round(speed.own)} answers a second, bare ${Math.round(speed.bare)}: ${(speed.own / speed.bare).toFixed(2)}`,
    );
});
