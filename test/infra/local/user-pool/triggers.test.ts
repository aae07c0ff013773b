import { ResendConfirmationCodeCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type TriggerEvent,
  UserPoolId,
  type UserPoolUnderTest,
  userPoolUnderTest,
} from './user-pool-under-test.ts';

let pool: UserPoolUnderTest;
afterEach(() => pool.close());

const failing = (message: string) => () => {
  throw new Error(message);
};

/** A trigger function that records its events and returns them unchanged. */
function recorder() {
  const events: TriggerEvent[] = [];
  const record = (event: TriggerEvent) => {
    events.push(structuredClone(event));
    return event;
  };
  return { events, record };
}

describe('before a sign-up', () => {
  test('the trigger gets the submitted attributes', async () => {
    const { events, record } = recorder();
    pool = await userPoolUnderTest({ triggers: { preSignUp: record } });
    const email = newAddress();
    const { UserSub } = await pool.signUp(email, { name: 'Ann' });
    expect(events).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: UserPoolId,
        userName: UserSub,
        triggerSource: 'PreSignUp_SignUp',
        callerContext: { awsSdkVersion: expect.any(String), clientId: ClientId },
        request: { userAttributes: { email, name: 'Ann' } },
        response: { autoConfirmUser: false, autoVerifyEmail: false },
      },
    ]);
  });

  test('the trigger can refuse the user, and nothing is kept, nor after another answer than its event', async () => {
    let preSignUp: (event: TriggerEvent) => unknown = failing('Not invited');
    pool = await userPoolUnderTest({ triggers: { preSignUp: (event) => preSignUp(event) } });
    const email = newAddress();
    await expect(pool.signUp(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not invited.',
    });
    for (const answer of [undefined, {}, { response: { autoConfirmUser: true, autoVerifyEmail: false } }]) {
      preSignUp = () => answer;
      await expect(pool.signUp(email)).rejects.toMatchObject({
        name: 'InvalidLambdaResponseException',
        message: 'Unrecognizable lambda output',
      });
    }
    expect(pool.mails).toEqual([]);
    // No attempt has reserved the address.
    preSignUp = (event) => event;
    await expect(pool.signUp(email)).resolves.toBeDefined();
  });
});

describe('after a confirmation', () => {
  test('the trigger gets the user, after a sign-up and after a new password', async () => {
    const { events, record } = recorder();
    pool = await userPoolUnderTest({ triggers: { postConfirmation: record } });
    const email = newAddress();
    const { UserSub = '' } = await pool.signUp(email, { name: 'Ann' });
    await pool.confirm(email);
    await pool.forget(email);
    await pool.reset(email, password);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PostConfirmation_ConfirmSignUp',
      'PostConfirmation_ConfirmForgotPassword',
    ]);
    expect(events[0]).toMatchObject({
      userName: UserSub,
      request: {
        userAttributes: {
          sub: UserSub,
          email,
          email_verified: 'true',
          name: 'Ann',
          'cognito:user_status': 'CONFIRMED',
        },
      },
    });
  });

  test('a trigger that fails is reported, and the user stays confirmed', async () => {
    pool = await userPoolUnderTest({ triggers: { postConfirmation: failing('No table') } });
    const email = newAddress();
    await pool.signUp(email);
    await expect(pool.confirm(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error No table.',
    });
    await expect(pool.signIn(email)).resolves.toBeDefined();
  });
});

test('the words of a mail are plain without those of the trigger, which is asked for every mail', async () => {
  const { events, record } = recorder();
  pool = await userPoolUnderTest({ triggers: { customMessage: record } });
  const email = newAddress();
  await pool.signUp(email);
  const code = pool.lastCode(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(pool.lastMail(email)).toEqual({
    to: email,
    subject: 'Your verification code',
    body: `Your confirmation code is ${code}`,
    code,
    link: null,
  });
  await pool.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
  await pool.confirm(email);
  await pool.forget(email);
  expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
    'CustomMessage_SignUp',
    'CustomMessage_ResendCode',
    'CustomMessage_ForgotPassword',
  ]);
  expect(events[0]?.request).toMatchObject({ codeParameter: '{####}', userAttributes: { email } });
  expect(pool.mails).toHaveLength(3);
});
