import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { clientSettings } from '#infra/local/client-settings';
import { frontDoor } from '#infra/local/front-door/front-door';
import { ownHosts } from '#infra/local/front-door/own-hosts';
import { startLocalCloud } from '#infra/local/local-cloud';
import { listenOnLoopback } from '#infra/local/loopback';
import { enforceRights } from '../rights/enforce.ts';
import { apiOf } from './api.ts';
import type { Caller } from './caller.ts';
import type { Person } from './people.ts';
import { signAccessToken } from './tokens.ts';

export type App = Awaited<ReturnType<typeof startApp>>;
/** A caller together with the access token, which uploads and sockets need. */
export type Visitor = Caller & { accessToken: string };

/**
 * Starts the app without its pages, in a new folder that the end of the test file removes. On the `folder` of an earlier
 * run's data it goes on until `stop`.
 */
export async function startApp({ folder }: { folder?: string } = {}) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'wardrobe-test-')));
  await enforceRights();
  const cloud = await startLocalCloud({ dataDir, appUrl: 'http://localhost:3000', outboxKey: 'key' });
  const door = await listenOnLoopback(
    frontDoor(
      {
        services: { ...cloud.services, 'config.json': clientSettings, _local: cloud.localPages },
        app: (_, response) => response.writeHead(404).end(),
        sockets: { '/socket': cloud.upgradeSocket },
      },
      { strict: true, hosts: ownHosts('127.0.0.1') },
    ),
  );
  const stop = async () => {
    await door.close();
    await cloud.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  if (!folder) afterAll(stop);
  return {
    url: door.url,
    dataDir,
    invoke: cloud.invoke,
    /** Resolves when all background work that the calls started has ended: generations, and the variants of photos. */
    settle: cloud.settle,
    /** A person who has signed up in the same way as in the browser. */
    signUp: async (displayName?: string): Promise<Person & Visitor> => {
      // Loaded on demand, because the library for signing up is large.
      const { signUpPerson } = await import('./people.ts');
      const person = await signUpPerson(door.url, displayName);
      return { ...person, ...apiOf(door.url, person.accessToken) };
    },
    /** A person with a valid token but without an account. This is quicker than signing up. */
    visit: async (): Promise<Visitor> => {
      const userId = randomUUID();
      const accessToken = await signAccessToken(dataDir, userId);
      return { userId, accessToken, ...apiOf(door.url, accessToken) };
    },
    stop,
  };
}
