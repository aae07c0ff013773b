import { randomInt } from 'node:crypto';
import type {
  CreateUserPoolClientResponse,
  CreateUserPoolResponse,
  DescribeUserPoolResponse,
  UserPoolClientType,
  UserPoolType,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { managementOperation } from './operation.ts';
import { type AppClient, ClientSettings, type Pool, PoolSettings } from './pool.ts';
import { PoolId } from './request-fields.ts';
import type { Services } from './services.ts';

const region = 'us-east-1';

export const createUserPool = managementOperation(
  PoolSettings,
  async ({ store, now }, settings): Promise<CreateUserPoolResponse> => {
    const pool = { id: `${region}_${randomName(9)}`, createdAt: now(), settings, groups: [] };
    store.addPool(pool);
    await store.save();
    return { UserPool: describePool(pool) };
  },
);

export const describeUserPool = managementOperation(
  z.object({ UserPoolId: PoolId }),
  ({ store }, request): DescribeUserPoolResponse => ({
    UserPool: describePool(store.pool(request.UserPoolId)),
  }),
);

export const createUserPoolClient = managementOperation(
  ClientSettings.extend({ UserPoolId: PoolId }),
  async ({ store }, { UserPoolId, ...settings }): Promise<CreateUserPoolClientResponse> => {
    const client = { id: randomName(26), poolId: store.pool(UserPoolId).id, settings };
    store.addClient(client);
    await store.save();
    return { UserPoolClient: describeClient(client) };
  },
);

/** A pool with one client, both under ids of the caller's choosing. */
export type WantedUserPool = {
  /** A region and a name, such as `us-east-1_wardrobe`. */
  readonly poolId: string;
  readonly clientId: string;
  readonly pool: z.input<typeof PoolSettings>;
  readonly client: z.input<typeof ClientSettings>;
};

/** Makes the pool and its client, or gives those that exist the settings wanted; users and groups stay. */
export async function ensureUserPool({ store, now }: Services, wanted: WantedUserPool) {
  const { poolId, clientId } = wanted;
  const poolSettings = PoolSettings.parse(wanted.pool);
  const clientSettings = ClientSettings.parse(wanted.client);
  const pool = store.findPool(poolId);
  if (pool) pool.settings = poolSettings;
  else store.addPool({ id: poolId, createdAt: now(), settings: poolSettings, groups: [] });
  const client = store.findClient(clientId);
  if (client) client.settings = clientSettings;
  else store.addClient({ id: clientId, poolId, settings: clientSettings });
  await store.save();
}

const describePool = ({ id, createdAt, settings }: Pool): UserPoolType => {
  const { PoolName, Schema, ...rest } = settings;
  return { ...rest, Id: id, Name: PoolName, CreationDate: new Date(createdAt), SchemaAttributes: Schema };
};

const describeClient = ({ id, poolId, settings }: AppClient): UserPoolClientType => {
  const { GenerateSecret, ...rest } = settings;
  return { ...rest, ClientId: id, UserPoolId: poolId };
};

/** Lower-case letters and digits, as the ids of AWS are made of. */
const randomName = (length: number) => Array.from({ length }, () => randomInt(36).toString(36)).join('');
