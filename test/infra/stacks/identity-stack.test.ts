import { expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { identity } = templates;

it('demands a minimum length of passwords and nothing else', () => {
  expect(limits.account.password.min).toBe(8);
  identity.hasResourceProperties('AWS::Cognito::UserPool', {
    Policies: {
      PasswordPolicy: {
        MinimumLength: 8,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    },
  });
});

it('signs users up by e-mail, case-insensitively, with a confirmation code', () => {
  identity.hasResourceProperties('AWS::Cognito::UserPool', {
    UsernameAttributes: ['email'],
    UsernameConfiguration: { CaseSensitive: false },
    AutoVerifiedAttributes: ['email'],
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    VerificationMessageTemplate: { DefaultEmailOption: 'CONFIRM_WITH_CODE' },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
});

it('calls a trigger function at sign-up, at confirmation and for mails', () => {
  const [pool] = all('AWS::Cognito::UserPool');
  const triggers: Record<string, unknown> = pool?.properties['LambdaConfig'];
  expect(
    Object.fromEntries(Object.entries(triggers).map(([name, arn]) => [name, written('identity', arn)])),
  ).toEqual({
    PreSignUp: 'identity/preSignUp',
    PostConfirmation: 'identity/postConfirmation',
    CustomMessage: 'identity/customMessage',
  });
});

it('gives browsers a client without a secret that signs in by SRP', () => {
  identity.resourceCountIs('AWS::Cognito::UserPoolClient', 1);
  identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    GenerateSecret: false,
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    AllowedOAuthFlowsUserPoolClient: false,
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
    AccessTokenValidity: 15,
    IdTokenValidity: 15,
    RefreshTokenValidity: 30 * 24 * 60,
  });
});

it('lets browsers write name and address, and read whether it is verified', () => {
  identity.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    ReadAttributes: ['email', 'email_verified', 'name'],
    WriteAttributes: ['email', 'name'],
  });
});

it('has no groups and no identity pool, which could grant rights over data of others', () => {
  expect(all('AWS::Cognito::UserPoolGroup')).toEqual([]);
  expect(all('AWS::Cognito::IdentityPool')).toEqual([]);
});

it.each([
  ['its own address', {}, 'hello@example.com'],
  ['its domain', { verifiedDomain: 'example.com' }, 'example.com'],
])('sends mails from the configured sender, which SES has verified by %s', (_, verified, verifiedName) => {
  const { templates } = synthesize({ settings: { mail: { from: 'hello@example.com', ...verified } } });
  const [pool] = Object.values(templates.identity.findResources('AWS::Cognito::UserPool'));
  const { SourceArn, ...others } = pool?.['Properties']?.EmailConfiguration ?? {};
  expect(others).toEqual({ EmailSendingAccount: 'DEVELOPER', From: 'hello@example.com' });
  expect(JSON.stringify(SourceArn)).toContain(`:identity/${verifiedName}"`);
});

it('is called by browsers past the firewall of the distribution, and has one of its own where it is asked for', () => {
  expect(all('AWS::WAFv2::WebACLAssociation')).toEqual([]);
  const guarded = synthesize({ settings: { signInFirewall: true } });
  guarded.templates.identity.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'REGIONAL' });
  const [guard] = guarded.all('AWS::WAFv2::WebACLAssociation');
  expect(guarded.written('identity', guard?.properties['ResourceArn'])).toBe('identity/UserPool');
  expect(guarded.written('identity', guard?.properties['WebACLArn'])).toBe('identity/Firewall');
});
