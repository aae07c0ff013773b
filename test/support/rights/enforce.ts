import { readFileSync } from 'node:fs';
import { runningFunction } from '#infra/local/lambda';
import { account } from './arns.ts';
import { record } from './log.ts';
import type { Policies } from './policies.ts';
import { type AccessRequest, type Command, listing, requestsOf } from './requests.ts';
import { matches } from './wildcards.ts';

type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>;
/** The base class of the AWS SDK's clients. The original `send` is kept in it when `send` is replaced. */
type ClientPrototype = { send: Send; [originalSend]?: Send };
const originalSend = Symbol.for('wardrobe.originalSend');

/**
 * Lets the functions in this process call AWS only as the policies of their roles allow, and logs which rights they
 * use. A call that is not allowed fails with AccessDeniedException, as in AWS. Calls that tests make outside of a
 * function are not checked. Does nothing if the variable ROLE_POLICIES, the path of the policy file, is not set.
 */
export async function enforceRights() {
  const file = process.env['ROLE_POLICIES'];
  if (!file) return;
  const { S3Client } = await import('@aws-sdk/client-s3');
  const client: ClientPrototype = Object.getPrototypeOf(S3Client.prototype);
  client[originalSend] ??= client.send;
  client.send = checked(client[originalSend], JSON.parse(readFileSync(file, 'utf8')));
}

const checked = (send: Send, policies: Policies): Send => {
  function demand(name: string, request: AccessRequest) {
    const allowed = allows(policies, name, request);
    record(allowed ? 'used' : 'refused', name, request);
    if (!allowed) throw accessDenied(name, request);
  }
  return async function (command, ...rest) {
    const name = runningFunction.getStore();
    if (!name) return send.call(this, command, ...rest);
    for (const request of requestsOf(command)) demand(name, request);
    try {
      return await send.call(this, command, ...rest);
    } catch (error) {
      if (/^(NoSuchKey|NotFound)$/.test((error as Error).name)) demand(name, listing(command.input.Bucket));
      throw error;
    }
  };
};

/**
 * Whether the policy of a function's role allows a request: one statement must match both the action and the resource.
 * Throws if the function has no role, or if a statement is a denial or has a condition.
 */
function allows(policies: Policies, name: string, { action, resource }: AccessRequest): boolean {
  const policy = (policies as Partial<Policies>)[name as keyof Policies];
  if (!policy) throw new Error(`${name} has no role in the templates`);
  return policy.Statement.some(({ Effect, Action, Resource, Condition }) => {
    // Denials and conditions are not evaluated, because this app's policies use none.
    if (Effect !== 'Allow' || Condition) throw new Error(`A statement of ${name} is more than an allowance`);
    return [Action].flat().some(matches(action)) && Resource.some(matches(resource));
  });
}

const roleOf = (name: string) => `arn:aws:iam::${account}:role/${name}`;

const accessDenied = (name: string, { action, resource }: AccessRequest) =>
  Object.assign(
    new Error(
      `User: ${roleOf(name)} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
    ),
    { name: 'AccessDeniedException', $fault: 'client', $metadata: { httpStatusCode: 403 } },
  );
