import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { originKeyHeader } from '#functions/platform/origin-key-format';
import { functionEnvironment } from '#infra/local/function-environment';
import { gateway } from '#infra/local/http-api/gateway';
import { createInvoke, handlers, lambdaEndpoint } from '#infra/local/lambda';
import { serveAll, serveOnLoopback } from '#infra/local/loopback';
import { names } from '#infra/local/names';
import { weatherService } from '#infra/local/outside-world/weather-service';
import { projections } from '#infra/local/projections';
import { parameterStore } from '#infra/local/settings-store';
import type { Change } from '#infra/local/table/dynalite';
import { ensureTable } from '#infra/local/table/ensure-table';
import { startTable } from '#infra/local/table/table-service';
import { enforceRights } from '../rights/enforce.ts';
import { invokeAside, targetAside } from './aside.ts';
import { type CallApi, type Caller, requestOf } from './caller.ts';
import { delayTable, inAnyOrder } from './in-any-order.ts';
import {
  emptyStorage,
  emptyUserPool,
  inMemoryPinboard,
  notStarted,
  originKey,
  secretsOnDemand,
  startStorage,
  startWorkflow,
} from './services.ts';
import { wipeTable } from './whole-table.ts';

type Options = {
  /** Starts the buckets, for functions that read, write or delete files. */
  storage?: boolean;
  /** Starts the state machine. Without it, generations are not carried out. */
  workflow?: boolean;
  /** How changes are projected: in order, in any order with delays (as with a stream of many shards), or not at all. */
  changes?: 'in order' | 'in any order' | 'ignored';
};

type Sent = Pick<ReturnType<typeof requestOf>, 'method' | 'path' | 'body'> & {
  headers: Record<string, string>;
};

/**
 * Starts the functions behind the API's routes without HTTP and sign-in. A call is turned into the event that the
 * function gets in AWS, and ends when its changes are projected. The table is in memory. A function is loaded by its
 * first call. There are no sockets; the buckets and the state machine are started on demand. The environment variables
 * hold one set of functions, so start it once per test file, whose end stops it.
 */
export async function startFunctions({ storage, workflow, changes = 'in order' }: Options = {}) {
  await enforceRights();
  const invoke = createInvoke(handlers);
  const projected = targetAside(projections(invoke));
  let isWiping = false;
  const target = { ...projected, wants: (change: Change) => !isWiping && projected.wants(change) };
  const shards = changes === 'in any order' ? inAnyOrder(target) : null;
  const table = await startTable(changes === 'ignored' ? {} : { changes: shards?.target ?? target });
  await ensureTable(table.url, names.table);
  const buckets = storage ? await startStorage() : null;
  const machine = workflow ? await startWorkflow(invokeAside(invoke)) : null;
  const services = await serveAll(serveOnLoopback, {
    S3: buckets?.handle ?? emptyStorage,
    SFN: machine?.handle ?? notStarted,
    LAMBDA: lambdaEndpoint(invoke),
    SECRETS_MANAGER: secretsOnDemand(),
    SSM: parameterStore({ [names.appUrlParameter]: 'http://localhost:3000' }),
    SOCKETS: notStarted,
    SESV2: notStarted,
    COGNITO_IDENTITY_PROVIDER: emptyUserPool,
    WEATHER: weatherService(),
    PINBOARD: inMemoryPinboard(),
  });
  Object.assign(process.env, functionEnvironment({ DYNAMODB: table.url, ...services.urls }));
  table.deliver();
  if (shards) await delayTable();

  const respond = gateway({
    authorize: async (userId) => (userId ? { sub: userId, token_use: 'access' } : null),
    invoke,
  });
  // Projecting a change may write rows that other projections are made from, so this repeats until nothing is left.
  const settle = async () => {
    do await table.settle();
    while (await shards?.settle());
  };
  const send = ({ method, path, headers, body = '' }: Sent) =>
    respond({
      method,
      url: new URL(path, 'http://local'),
      headers: { ...headers, [originKeyHeader]: originKey },
      sourceIp: '127.0.0.1',
      body: async () => Buffer.from(body),
    });
  const callAs =
    (userId: string): CallApi =>
    async (feature, name, request) => {
      const sent = requestOf(feature, name, request);
      const answer = await send({ ...sent, headers: { ...sent.headers, authorization: userId } });
      await settle();
      return {
        status: answer.statusCode ?? 200,
        body: (answer.body ? JSON.parse(answer.body) : null) as never,
      };
    };

  afterAll(async () => {
    await machine?.settle();
    await services.close();
    await table.close();
    await Promise.all([buckets?.remove(), machine?.remove()]);
  });
  return {
    invoke,
    /** Resolves when every change is projected. */
    settle,
    /** Deletes every row of the table. The deletions are not projected. */
    wipe: async () => {
      isWiping = true;
      await wipeTable();
      isWiping = false;
    },
    /** Resolves when no generation is running and every change is projected. */
    settleWorkflow: async () => {
      await machine?.settle();
      await settle();
    },
    /** A person with a user pool token and without a row in the table. */
    visit: async (): Promise<Caller> => {
      const userId = randomUUID();
      return { userId, call: callAs(userId) };
    },
    /** Requests a path as a visitor who is not signed in. */
    request: (path: string) => send({ method: 'GET', path, headers: {}, body: undefined }),
  };
}
