import * as z from 'zod';
import { ServiceError } from '../aws-json.ts';
import type { Pool } from './pool.ts';
import { attributesOf, type User } from './users.ts';

/** The schemas of the triggers' responses. A pre-sign-up function may refuse a user, but not confirm one. */
const responses = {
  preSignUp: z.object({ autoConfirmUser: z.literal(false), autoVerifyEmail: z.literal(false) }),
  postConfirmation: z.object({}),
  customMessage: z.object({ emailSubject: z.string().nullish(), emailMessage: z.string().nullish() }),
};

const emptyResponses = {
  preSignUp: { autoConfirmUser: false, autoVerifyEmail: false },
  postConfirmation: {},
  customMessage: { emailSubject: null, emailMessage: null },
};

type TriggerName = keyof typeof responses;

/** The event of a trigger. The function receives `request` in addition to the attributes of the user. */
type Occasion<Name extends TriggerName> = {
  readonly source: `${Capitalize<Name>}_${string}`;
  readonly request?: Readonly<Record<string, unknown>>;
};

/**
 * Runs the function of a trigger and returns its response. A function refuses by throwing; then this rejects with
 * UserLambdaValidationException. It rejects with InvalidLambdaResponseException if the response has the wrong shape.
 */
export async function runTrigger<Name extends TriggerName>(
  pool: Pool,
  user: User,
  name: Name,
  { source, request }: Occasion<Name>,
): Promise<z.infer<(typeof responses)[Name]>> {
  const event = {
    version: '1',
    region: pool.id.split('_')[0],
    userPoolId: pool.id,
    userName: user.id,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: pool.clientId },
    triggerSource: source,
    request: { userAttributes: userAttributes(name, user), ...request },
    response: emptyResponses[name],
  };
  const result = await pool.invoke(name, event).catch((error: unknown) => {
    const trigger = source.split('_')[0];
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('UserLambdaValidationException', `${trigger} failed with error ${reason}.`);
  });
  const { response } = z.object({ response: z.unknown() }).catch({ response: null }).parse(result);
  const { success, data } = responses[name].safeParse(response);
  if (!success) throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  return data as z.infer<(typeof responses)[Name]>;
}

/** Returns the user attributes for a trigger. Before the sign-up there are only the submitted ones. */
const userAttributes = (name: TriggerName, user: User) =>
  name === 'preSignUp'
    ? { ...user.attributes, email: user.email }
    : { ...attributesOf(user), 'cognito:user_status': user.status };
