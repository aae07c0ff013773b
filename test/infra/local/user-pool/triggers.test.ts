import {
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import {
  ClientId,
  newAddress,
  password,
  type TriggerEvent,
  UserPoolId,
  type UserPoolsUnderTest,
  userPoolsUnderTest,
} from './user-pools-under-test.ts';

let pools: UserPoolsUnderTest;
afterEach(() => pools.close());

const answering = (response: Record<string, unknown>) => (event: TriggerEvent) => ({ ...event, response });
const failing = (message: string) => () => {
  throw new Error(message);
};

/** A function that keeps the events it is called with and changes nothing. */
function recorder() {
  const events: TriggerEvent[] = [];
  const record = (event: TriggerEvent) => {
    events.push(structuredClone(event));
    return event;
  };
  return { events, record };
}

describe('before a sign-up', () => {
  test('the trigger is shown what was submitted', async () => {
    const { events, record } = recorder();
    pools = await userPoolsUnderTest({ triggers: { PreSignUp: record } });
    const email = newAddress();
    const { UserSub } = await pools.cognito.send(
      new SignUpCommand({
        ClientId,
        Username: email,
        Password: password,
        UserAttributes: [{ Name: 'name', Value: 'Ann' }],
        ValidationData: [{ Name: 'invitation', Value: 'spring' }],
        ClientMetadata: { locale: 'en' },
      }),
    );
    expect(events).toEqual([
      {
        version: '1',
        region: 'us-east-1',
        userPoolId: UserPoolId,
        userName: UserSub,
        triggerSource: 'PreSignUp_SignUp',
        callerContext: { awsSdkVersion: expect.any(String), clientId: ClientId },
        request: {
          userAttributes: { email, name: 'Ann' },
          validationData: { invitation: 'spring' },
          clientMetadata: { locale: 'en' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false },
      },
    ]);
  });

  test('the trigger can confirm the user', async () => {
    pools = await userPoolsUnderTest({
      triggers: { PreSignUp: answering({ autoConfirmUser: true, autoVerifyEmail: true }) },
    });
    const email = newAddress();
    expect(await pools.signUp(email)).toMatchObject({ UserConfirmed: true });
    expect(pools.mails).toEqual([]);
    const { IdToken } = await pools.signIn(email);
    expect(decodeJwt(IdToken)).toMatchObject({ email_verified: true });
  });

  test('the trigger can refuse the user, and nothing is kept', async () => {
    pools = await userPoolsUnderTest({ triggers: { PreSignUp: failing('Not invited') } });
    const email = newAddress();
    await expect(pools.signUp(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not invited.',
    });
    const find = new AdminGetUserCommand({ UserPoolId, Username: email });
    await expect(pools.cognito.send(find)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test.each([undefined, {}, { response: { autoConfirmUser: 'yes' } }])(
    'a trigger that answers %j is faulty',
    async (answer) => {
      const answerThat = () => answer;
      pools = await userPoolsUnderTest({ triggers: { PreSignUp: answerThat } });
      await expect(pools.signUp(newAddress())).rejects.toMatchObject({
        name: 'InvalidLambdaResponseException',
        message: 'Unrecognizable lambda output',
      });
    },
  );
});

describe('after a confirmation', () => {
  test('the trigger is told the user, of a sign-up and of a new password', async () => {
    const { events, record } = recorder();
    pools = await userPoolsUnderTest({ triggers: { PostConfirmation: record } });
    const email = newAddress();
    const { UserSub = '' } = await pools.signUp(email, { name: 'Ann' });
    await pools.cognito.send(
      new ConfirmSignUpCommand({
        ClientId,
        Username: email,
        ConfirmationCode: pools.lastCode(email),
        ClientMetadata: { locale: 'en' },
      }),
    );
    await pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    await pools.cognito.send(
      new ConfirmForgotPasswordCommand({
        ClientId,
        Username: email,
        ConfirmationCode: pools.lastCode(email),
        Password: password,
      }),
    );
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
        clientMetadata: { locale: 'en' },
      },
    });
  });

  test('a trigger that fails is reported, and the user stays confirmed', async () => {
    pools = await userPoolsUnderTest({ triggers: { PostConfirmation: failing('No table') } });
    const email = newAddress();
    await pools.signUp(email);
    await expect(pools.confirm(email)).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error No table.',
    });
    await expect(pools.signIn(email)).resolves.toBeDefined();
  });
});

describe('at a sign-in', () => {
  test('the trigger can refuse a user who has given the right password', async () => {
    pools = await userPoolsUnderTest({ triggers: { PostAuthentication: failing('Closed on Sundays') } });
    await expect(pools.signIn(await pools.makeUser())).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostAuthentication failed with error Closed on Sundays.',
    });
  });

  test('the trigger is not told of a wrong password', async () => {
    const { events, record } = recorder();
    pools = await userPoolsUnderTest({ triggers: { PostAuthentication: record } });
    const email = await pools.makeUser();
    await expect(pools.signIn(email, 'wrong')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await pools.signIn(email);
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual(['PostAuthentication_Authentication']);
  });
});

describe('before tokens are issued', () => {
  test('the trigger changes the claims of the id token, but not whose it is', async () => {
    const claimsToAddOrOverride = { role: 'stylist', name: 'Bea', sub: 'somebody-else' };
    const claimsOverrideDetails = { claimsToAddOrOverride, claimsToSuppress: ['locale', 'aud'] };
    pools = await userPoolsUnderTest({
      triggers: { PreTokenGeneration: answering({ claimsOverrideDetails }) },
    });
    const email = newAddress();
    await pools.makeUser(email, { name: 'Ann', locale: 'en' });
    const { AccessToken, IdToken } = await pools.signIn(email);
    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({ role: 'stylist', name: 'Bea', aud: ClientId });
    expect(claims).not.toHaveProperty('locale');
    expect(claims.sub).toBe(decodeJwt(AccessToken).sub);
    expect(decodeJwt(AccessToken)).not.toHaveProperty('role');
  });

  test('the trigger decides the groups of both tokens', async () => {
    const claimsOverrideDetails = { groupOverrideDetails: { groupsToOverride: ['editors'] } };
    pools = await userPoolsUnderTest({
      triggers: { PreTokenGeneration: answering({ claimsOverrideDetails }) },
    });
    const { AccessToken, IdToken } = await pools.signIn(await pools.makeUser());
    for (const token of [AccessToken, IdToken])
      expect(decodeJwt(token)['cognito:groups']).toEqual(['editors']);
  });

  test('the trigger is told a sign-in from a renewal', async () => {
    const { events, record } = recorder();
    pools = await userPoolsUnderTest({ triggers: { PreTokenGeneration: record } });
    const { RefreshToken } = await pools.signIn(await pools.makeUser());
    await pools.cognito.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
  });
});

describe('the words of a mail', () => {
  test('are plain without a trigger', async () => {
    pools = await userPoolsUnderTest();
    const email = newAddress();
    await pools.signUp(email);
    const code = pools.lastCode(email);
    expect(code).toMatch(/^\d{6}$/);
    expect(pools.lastMail(email)).toEqual({
      to: email,
      subject: 'Your verification code',
      body: `Your confirmation code is ${code}`,
      code,
      link: null,
    });
  });

  test('are those of the trigger, with the code in place of its parameter', async () => {
    const { events, record } = recorder();
    const write = (event: TriggerEvent) => {
      record(event);
      const code = event.request['codeParameter'];
      return answering({
        emailSubject: `${code} is your code`,
        emailMessage: `<p>Hello</p><a class="button" href="https://app.example/auth?user=${event.userName}&amp;code=${code}">Confirm</a> <a href='https://app.example/help'>Help</a>`,
      })(event);
    };
    pools = await userPoolsUnderTest({ triggers: { CustomMessage: write } });
    const email = newAddress();
    const { UserSub } = await pools.signUp(email);
    const code = pools.lastCode(email);
    expect(pools.lastMail(email)).toMatchObject({
      subject: `${code} is your code`,
      body: expect.stringContaining(`&amp;code=${code}"`),
      link: `https://app.example/auth?user=${UserSub}&code=${code}`,
    });
    expect(events[0]?.request).toMatchObject({ codeParameter: '{####}', userAttributes: { email } });
  });

  test('are asked for at every occasion', async () => {
    const { events, record } = recorder();
    pools = await userPoolsUnderTest({ triggers: { CustomMessage: record } });
    const email = newAddress();
    await pools.signUp(email);
    await pools.cognito.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    await pools.confirm(email);
    await pools.cognito.send(new ForgotPasswordCommand({ ClientId, Username: email }));
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'CustomMessage_ForgotPassword',
    ]);
    expect(pools.mails).toHaveLength(3);
  });
});
