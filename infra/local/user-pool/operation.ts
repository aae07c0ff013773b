import * as z from 'zod';
import { authorize } from './authorize.ts';
import type { Caller } from './caller.ts';
import { invalidParameter } from './cognito-error.ts';
import { ClientId, ClientMetadata, Token } from './request-fields.ts';
import type { Services } from './services.ts';
import type { User } from './user.ts';

/** A call of the service. */
export type Operation = {
  /** A management operation is for the owner of the pools, a public one for everybody. */
  readonly access: 'public' | 'management';
  /**
   * Answers the JSON body of a request.
   * @throws CognitoError
   */
  readonly answer: (services: Services, body: unknown) => Promise<object>;
};

type Answer = object | Promise<object>;

const OfClient = z.object({ ClientId, ClientMetadata });
const OfAccount = z.object({ AccessToken: Token });

/** Defines a call that an application makes for somebody who is not signed in yet. */
export const clientOperation = <Schema extends z.ZodType>(
  schema: Schema,
  run: (services: Services, caller: Caller, request: z.infer<Schema>) => Answer,
): Operation => ({
  access: 'public',
  answer: async (services, body) => {
    const request = read(schema, body);
    const { ClientId, ClientMetadata: clientMetadata } = read(OfClient, body);
    const client = services.store.client(ClientId);
    const pool = services.store.pool(client.poolId);
    return run(services, { client, pool, clientMetadata }, request);
  },
});

/** Defines a call that a signed-in user makes about the own account. */
export const accountOperation = <Schema extends z.ZodType>(
  schema: Schema,
  run: (services: Services, user: User, request: z.infer<Schema>) => Answer,
): Operation => ({
  access: 'public',
  answer: async (services, body) => {
    const request = read(schema, body);
    const { AccessToken } = read(OfAccount, body);
    return run(services, await authorize(services, AccessToken), request);
  },
});

/** Defines a call that the owner of the pools makes. */
export const managementOperation = <Schema extends z.ZodType>(
  schema: Schema,
  run: (services: Services, request: z.infer<Schema>) => Answer,
): Operation => ({
  access: 'management',
  answer: async (services, body) => run(services, read(schema, body)),
});

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  throw invalidParameter(
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
}
