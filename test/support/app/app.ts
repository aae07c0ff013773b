import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
/** A caller with the token that uploads and sockets ask for. */
export type Visitor = Caller & { accessToken: string };

/** The app without its pages, in a folder of its own unless it goes on with the data of another run. */
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
  return {
    url: door.url,
    dataDir,
    invoke: cloud.invoke,
    /** Resolves when everything that calls have started has ended: generations, and the variants of photos. */
    settle: cloud.settle,
    /** A person who has signed up the way the browser does. */
    signUp: async (displayName?: string): Promise<Person & Visitor> => {
      // Loaded where it is used: the library is a large one.
      const { signUpPerson } = await import('./people.ts');
      const person = await signUpPerson(door.url, displayName);
      return { ...person, ...apiOf(door.url, person.accessToken) };
    },
    /** A person with a valid token and no account, which is quicker. */
    visit: async (): Promise<Visitor> => {
      const userId = randomUUID();
      const accessToken = await signAccessToken(dataDir, userId);
      return { userId, accessToken, ...apiOf(door.url, accessToken) };
    },
    stop: async () => {
      await door.close();
      await cloud.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
