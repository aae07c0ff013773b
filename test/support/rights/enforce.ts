import { readFileSync } from 'node:fs';
import { runningFunction } from '#infra/local/lambda';
import { account } from './arns.ts';
import { record } from './log.ts';
import type { Policies } from './policies.ts';
import { type AccessRequest, type Command, listing, requestsOf } from './requests.ts';

type Send = (this: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>;
/** The class that the clients of the AWS SDK extend; the original of what is replaced is kept in it. */
type ClientPrototype = { send: Send; [originalSend]?: Send };
const originalSend = Symbol.for('wardrobe.originalSend');

/**
 * Lets every function of this process call AWS only as the policy of its role allows, and logs what each has used. A
 * call that it does not allow is refused with AccessDeniedException, as by AWS. What tests call themselves, outside of a
 * function, is not looked at. Without the variable ROLE_POLICIES, the file of the policies, it does nothing.
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

/** Whether the policy of a function's role allows a request: it does if one statement names action and resource. */
function allows(policies: Policies, name: string, { action, resource }: AccessRequest): boolean {
  const policy = (policies as Partial<Policies>)[name as keyof Policies];
  if (!policy) throw new Error(`${name} has no role in the templates`);
  return policy.Statement.some(({ Effect, Action, Resource, Condition }) => {
    // What the rights of this app do without is not evaluated.
    if (Effect !== 'Allow' || Condition) throw new Error(`A statement of ${name} is more than an allowance`);
    return [Action].flat().some(matches(action)) && Resource.some(matches(resource));
  });
}

/** Matches by IAM's wildcards: `*` for any characters, `?` for one. */
const matches = (text: string) => (pattern: string) =>
  new RegExp(`^${RegExp.escape(pattern).replaceAll('\\*', '.*').replaceAll('\\?', '.')}$`).test(text);

const roleOf = (name: string) => `arn:aws:iam::${account}:role/${name}`;

const accessDenied = (name: string, { action, resource }: AccessRequest) =>
  Object.assign(
    new Error(
      `User: ${roleOf(name)} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`,
    ),
    { name: 'AccessDeniedException', $fault: 'client', $metadata: { httpStatusCode: 403 } },
  );
