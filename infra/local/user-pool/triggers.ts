import * as z from 'zod';
import type { Caller } from './caller.ts';
import { CognitoError } from './cognito-error.ts';
import type { Services } from './services.ts';
import { attributesOf, type User } from './user.ts';

const Claims = z.record(z.string(), z.string());
const Names = z.array(z.string());

/** What the function of each trigger may answer; whatever it leaves out keeps its default. */
const responses = {
  PreSignUp: z.object({
    autoConfirmUser: z.boolean().default(false),
    autoVerifyEmail: z.boolean().default(false),
  }),
  PostConfirmation: z.object({}),
  PostAuthentication: z.object({}),
  PreTokenGeneration: z.object({
    claimsOverrideDetails: z
      .object({
        claimsToAddOrOverride: Claims.nullish(),
        claimsToSuppress: Names.nullish(),
        groupOverrideDetails: z.object({ groupsToOverride: Names.nullish() }).nullish(),
      })
      .nullish(),
  }),
  CustomMessage: z.object({
    emailSubject: z.string().nullish(),
    emailMessage: z.string().nullish(),
  }),
};

type TriggerName = keyof typeof responses;
type TriggerResponse<Name extends TriggerName> = z.infer<(typeof responses)[Name]>;

/** A point in a user's life at which a pool calls a function of the app. */
type Occasion<Name extends TriggerName> = {
  readonly trigger: Name;
  readonly source: `${Name extends 'PreTokenGeneration' ? 'TokenGeneration' : Name}_${string}`;
  /** What the function is told beside the attributes of the user. */
  readonly request?: Readonly<Record<string, unknown>>;
};

/**
 * Runs the function that the pool has for the trigger, if any, and returns what it answers.
 * @throws UserLambdaValidationException when the function fails, which is how it refuses
 * @throws InvalidLambdaResponseException when its answer has another shape
 */
export async function runTrigger<Name extends TriggerName>(
  { invokeTrigger }: Services,
  caller: Caller,
  user: User,
  occasion: Occasion<Name>,
): Promise<TriggerResponse<Name>> {
  const { trigger } = occasion;
  const functionName = caller.pool.settings.LambdaConfig[trigger];
  if (!functionName) return readResponse(trigger, {});
  const event = await invokeTrigger(functionName, eventOf(caller, user, occasion)).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  });
  return readResponse(trigger, z.object({ response: z.unknown() }).safeParse(event).data?.response);
}

function readResponse<Name extends TriggerName>(trigger: Name, response: unknown) {
  const read = responses[trigger].safeParse(response);
  if (!read.success) throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return read.data as TriggerResponse<Name>;
}

function eventOf<Name extends TriggerName>(
  { client, pool, clientMetadata }: Caller,
  user: User,
  { trigger, source, request }: Occasion<Name>,
) {
  return {
    version: '1',
    region: pool.id.split('_')[0],
    userPoolId: pool.id,
    userName: user.id,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client.id },
    triggerSource: source,
    request: { userAttributes: userAttributes(trigger, user), ...request, clientMetadata },
    response: responses[trigger].parse({}),
  };
}

/** Before the sign-up there is no user yet: only what was submitted. */
const userAttributes = (trigger: TriggerName, user: User) =>
  trigger === 'PreSignUp'
    ? { ...user.attributes, email: user.email }
    : { ...attributesOf(user), 'cognito:user_status': user.status };
