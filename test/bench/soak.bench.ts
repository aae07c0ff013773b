import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { megabyte } from '../../shared/limits.ts';
import { type AppProcess, startProcess } from '../support/app/app-process.ts';
import { signAccessToken } from '../support/app/tokens.ts';
import { virtualPerson } from './soak/virtual-person.ts';

const minutes = Number(process.env['SOAK_MINUTES'] ?? 30);
const minutesBetweenKills = 5;
const people = 20;
/** How long a person waits between two actions. */
const pauseMilliseconds = 2000;
const sampleMilliseconds = 30_000;

it(
  `serves ${people} people for ${minutes} minutes, is killed every ${minutesBetweenKills}, and loses nothing`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wardrobe-soak-'));
    let server: AppProcess = await startProcess(folder);
    const random = randomFrom(1);
    const userIds = Array.from({ length: people }, () => crypto.randomUUID());
    const everyone = await Promise.all(
      userIds.map(async (userId) => {
        const token = await signAccessToken(folder, userId);
        return virtualPerson({ userId, token, url: () => server.url, everyone: userIds, random });
      }),
    );
    await Promise.all(everyone.map((person) => person.begin()));

    const end = performance.now() + minutes * 60_000;
    const live = async (person: (typeof everyone)[number]) => {
      while (performance.now() < end) {
        await person.act();
        await wait(pauseMilliseconds * (0.5 + random()));
      }
    };
    const lives = { memory: [] as number[][], kills: 0, crashes: 0 };
    const keepServer = async () => {
      while (performance.now() < end) {
        lives.memory.push(
          await watch(server, Math.min(end, performance.now() + minutesBetweenKills * 60_000)),
        );
        if (server.isRunning()) {
          await server.kill();
          lives.kills += 1;
        } else lives.crashes += 1;
        server = await startProcess(folder);
      }
    };
    const keeping = keepServer();
    const refused = await Promise.all(
      everyone.map((person) =>
        live(person).then(
          () => [],
          (error) => [String(error)],
        ),
      ),
    );
    await keeping;
    const wrong = (await Promise.all(everyone.map((person) => person.missing()))).flat();
    const total = (count: 'actions' | 'calls' | 'repeated' | 'generations') =>
      everyone.reduce((sum, { counts }) => sum + counts[count], 0);
    const facts = everyone.reduce((sum, person) => sum + person.facts(), 0);
    console.log(
      `${total('actions')} actions, ${total('calls')} calls (${total('repeated')} repeated), ${total('generations')} generations, ` +
        `${lives.kills} kills; ${facts} acknowledged facts, ${wrong.length} lost or changed`,
    );
    // A new process needs memory for the same data, too. A leak shows as the end of one line being much larger than the
    // start of the next.
    console.log('memory after a collection in MB, a line for each life of the server, every half minute');
    for (const life of lives.memory) console.log(life.map((bytes) => Math.round(bytes / megabyte)).join(' '));
    await server.kill();
    expect(refused.flat()).toEqual([]);
    expect(wrong).toEqual([]);
    expect(lives.crashes, 'times that the server ended by itself').toBe(0);
  },
  (minutes + 10) * 60_000,
);

/** Samples the server's memory in bytes, every half minute until `end` or until the server stops. */
async function watch(server: AppProcess, end: number): Promise<number[]> {
  const samples: number[] = [];
  while (performance.now() < end) {
    await wait(Math.min(sampleMilliseconds, end - performance.now()));
    if (!server.isRunning()) break;
    const usage = await server.memory().catch(() => null);
    if (!usage) break;
    samples.push(usage.heapUsed + usage.external);
  }
  return samples;
}

/** Numbers from 0 to 1 that are the same in every run (a linear congruential generator). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
