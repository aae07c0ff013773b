import { expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { everySetting, eye, synthesize } from './synthesize.ts';

const { all, onlyOne, written } = await synthesize();
const guarded = await synthesize({ settings: everySetting });
const pool = onlyOne('identity', 'AWS::Cognito::UserPool');

it('users sign up by e-mail, case-insensitively, with a code and a password of a minimum length', () => {
  expect(limits.account.password.min).toBe(8);
  expect(pool).toMatchObject({
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    },
    UserPoolTier: 'ESSENTIALS',
    MfaConfiguration: 'OPTIONAL',
    EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
});

it('a trigger function is called at sign-up, at confirmation and for mails', () => {
  const triggers = Object.entries<unknown>(pool['LambdaConfig']);
  expect(Object.fromEntries(triggers.map(([name, arn]) => [name, written('identity', arn)]))).toEqual({
    PreSignUp: 'identity/preSignUp',
    PostConfirmation: 'identity/postConfirmation',
    CustomMessage: 'identity/customMessage',
  });
});

it('browsers have a client without a secret that signs in by SRP and writes name and address', () => {
  expect(onlyOne('identity', 'AWS::Cognito::UserPoolClient')).toMatchObject({
    GenerateSecret: false,
    // Cognito refuses ALLOW_REFRESH_TOKEN_AUTH with rotation, and rotates in the plans Essentials and Plus only.
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'],
    RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
    AllowedOAuthFlowsUserPoolClient: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
    ReadAttributes: ['email', 'email_verified', 'name'],
    WriteAttributes: ['email', 'name'],
  });
});

it('there are no groups and no identity pool, which could grant rights over data of others', () => {
  expect(all('AWS::Cognito::UserPoolGroup')).toEqual([]);
  expect(all('AWS::Cognito::IdentityPool')).toEqual([]);
});

it('mails are sent from the configured sender, by whose address or domain SES knows it', async () => {
  const mail = { from: 'hello@example.com' };
  const byAddress = await synthesize({ settings: { alarmEmail: 'ops@example.com', mail, vision: eye } });
  const senders = [byAddress, guarded].map(
    (each) => each.onlyOne('identity', 'AWS::Cognito::UserPool')['EmailConfiguration'],
  );
  for (const sender of senders)
    expect(sender).toMatchObject({ EmailSendingAccount: 'DEVELOPER', From: 'hello@example.com' });
  const verified = senders.map(({ SourceArn }) => /:identity\/([^"]+)"/.exec(JSON.stringify(SourceArn))?.[1]);
  expect(verified).toEqual(['hello@example.com', 'example.com']);
});

it('browsers reach the pool past the firewall of the distribution, so it may have one of its own', () => {
  expect(all('AWS::WAFv2::WebACLAssociation')).toEqual([]);
  expect(guarded.onlyOne('identity', 'AWS::WAFv2::WebACL')).toMatchObject({ Scope: 'REGIONAL' });
  const { ResourceArn, WebACLArn } = guarded.onlyOne('identity', 'AWS::WAFv2::WebACLAssociation');
  expect(guarded.written('identity', ResourceArn)).toBe('identity/UserPool');
  expect(guarded.written('identity', WebACLArn)).toBe('identity/Firewall');
});
