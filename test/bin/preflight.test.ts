import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import {
  BedrockClient,
  GetFoundationModelAvailabilityCommand,
  GetFoundationModelCommand,
  GetInferenceProfileCommand,
} from '@aws-sdk/client-bedrock';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { App, Stack } from 'aws-cdk-lib';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { type SettingsInput, settingsOf } from '#infra/settings';
import { findingsOf, leastBootstrap } from '../../bin/preflight/account.ts';

const [ssm, lambda, ses, acm, bedrock] = [
  mockClient(SSMClient),
  mockClient(LambdaClient),
  mockClient(SESv2Client),
  mockClient(ACMClient),
  mockClient(BedrockClient),
];
const everySetting: SettingsInput = {
  keepsData: false,
  logRetentionDays: 7,
  imageConcurrency: 100,
  domain: { name: 'app.example.com', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/one' },
  mail: { from: 'hello@example.com', verifiedDomain: 'example.com' },
  stylist: {
    name: 'bedrock',
    modelId: 'eu.amazon.nova-lite-v1:0',
    modelArns: [
      'arn:aws:bedrock:eu-north-1:123456789012:inference-profile/eu.amazon.nova-lite-v1:0',
      'arn:aws:bedrock:eu-west-1::foundation-model/amazon.nova-lite-v1:0',
    ],
  },
  image: {
    name: 'bedrock',
    modelId: 'stability.stable-image-core-v1:1',
    modelArns: ['arn:aws:bedrock:us-west-2::foundation-model/stability.stable-image-core-v1:1'],
  },
};
/** What is found for the settings, a line each. */
const lines = async (settings = everySetting) =>
  (await findingsOf(settingsOf({ one: settings }, 'one'))).map(
    ({ what, isMissing }) => `${isMissing ? '!' : '-'} ${what}`,
  );
const error = (name: string) => Object.assign(new Error('No'), { name });

const runs = (ConcurrentExecutions: number) => ({ AccountLimit: { ConcurrentExecutions } });
const lifecycle = (status: 'ACTIVE' | 'LEGACY', endOfLifeTime?: Date) => ({
  modelDetails: { modelArn: '', modelId: '', modelLifecycle: { status, endOfLifeTime } },
});
const enabled = {
  authorizationStatus: 'AUTHORIZED',
  entitlementAvailability: 'AVAILABLE',
  regionAvailability: 'AVAILABLE',
  agreementAvailability: { status: 'AVAILABLE' },
} as const;
const models = [{ modelArn: 'arn:aws:bedrock:eu-west-1::foundation-model/amazon.nova-lite-v1:0' }];
const nova = { modelIdentifier: 'amazon.nova-lite-v1:0' };

beforeEach(() => {
  for (const client of [ssm, lambda, ses, acm, bedrock]) client.reset();
  ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '28' } });
  lambda.on(GetAccountSettingsCommand).resolves(runs(1000));
  ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true });
  ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: true });
  acm
    .on(DescribeCertificateCommand)
    .resolves({ Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['*.example.com'] } });
  bedrock.on(GetInferenceProfileCommand).resolves({ status: 'ACTIVE', models });
  bedrock.on(GetFoundationModelCommand).resolves(lifecycle('ACTIVE'));
  bedrock.on(GetFoundationModelAvailabilityCommand).resolves(enabled);
});

it('an account that has everything lacks nothing', async () => {
  expect(await lines()).toEqual([]);
});

it('a fresh account lacks the bootstrap, and runs few functions, and is asked about nothing that is not set', async () => {
  ssm.on(GetParameterCommand).rejects(error('ParameterNotFound'));
  lambda.on(GetAccountSettingsCommand).resolves(runs(10));
  expect(await lines({ keepsData: false, logRetentionDays: 7 })).toEqual([
    '! us-east-1 is not bootstrapped for the CDK.',
    '- Lambda runs only 10 functions at once: a few people fill them.',
  ]);
  expect([...ses.calls(), ...acm.calls(), ...bedrock.calls()]).toEqual([]);
});

it('another region is bootstrapped, too', async () => {
  ssm.on(GetParameterCommand).rejects(error('ParameterNotFound'));
  expect(await lines({ keepsData: false, logRetentionDays: 7, region: 'eu-north-1' })).toEqual([
    '! eu-north-1 is not bootstrapped for the CDK.',
    '! us-east-1 is not bootstrapped for the CDK.',
  ]);
});

const lacks: Record<string, () => unknown> = {
  "! The CDK's bootstrap in us-east-1 has version 5, older than 6.": () =>
    ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '5' } }),
  '! Lambda runs 599 functions at once. "imageConcurrency" reserves 600 of them (6 functions), and 100 must remain.':
    () => lambda.on(GetAccountSettingsCommand).resolves(runs(599)),
  '! SES in us-east-1 has not verified the sender "example.com".': () =>
    ses
      .on(GetEmailIdentityCommand)
      .rejectsOnce(error('NotFoundException'))
      .resolves({ VerifiedForSendingStatus: false }),
  '- SES in us-east-1 is in the sandbox: it writes to verified addresses only, at most 200 mails a day.':
    () => ses.on(GetAccountCommand).resolves({ ProductionAccessEnabled: false }),
  '! There is no certificate arn:aws:acm:us-east-1:123456789012:certificate/one.': () =>
    acm.on(DescribeCertificateCommand).rejects(error('ResourceNotFoundException')),
  '! The certificate of app.example.com is not issued: PENDING_VALIDATION.': () =>
    acm.on(DescribeCertificateCommand).resolves({ Certificate: { Status: 'PENDING_VALIDATION' } }),
  '! The certificate covers example.com, *.app.example.com, not app.example.com.': () =>
    acm
      .on(DescribeCertificateCommand)
      .resolves({
        Certificate: { Status: 'ISSUED', SubjectAlternativeNames: ['example.com', '*.app.example.com'] },
      }),
  '! eu-north-1 has no active inference profile eu.amazon.nova-lite-v1:0.': () =>
    bedrock.on(GetInferenceProfileCommand).rejects(error('ResourceNotFoundException')),
  '! eu-north-1 has no model amazon.nova-lite-v1:0.': () =>
    bedrock.on(GetFoundationModelCommand, nova).rejects(error('ValidationException')),
  '! The model amazon.nova-lite-v1:0 is past its end of life (2026-01-31).': () =>
    bedrock.on(GetFoundationModelCommand, nova).resolves(lifecycle('LEGACY', new Date('2026-01-31T00:00Z'))),
  '- The model amazon.nova-lite-v1:0 ends on 2999-01-31.': () =>
    bedrock.on(GetFoundationModelCommand, nova).resolves(lifecycle('LEGACY', new Date('2999-01-31T00:00Z'))),
  '! The model stability.stable-image-core-v1:1 is not enabled for this account (NOT_AUTHORIZED, AVAILABLE, NOT_AVAILABLE).':
    () =>
      bedrock
        .on(GetFoundationModelAvailabilityCommand, { modelId: 'stability.stable-image-core-v1:1' })
        .resolves({
          ...enabled,
          authorizationStatus: 'NOT_AUTHORIZED',
          agreementAvailability: { status: 'NOT_AVAILABLE' },
        }),
  '! Mail could not be asked about: AccessDeniedException: No': () =>
    ses.on(GetAccountCommand).rejects(error('AccessDeniedException')),
};

it('an account is told of a model that should look at photos and takes no images', async () => {
  const modelId = 'amazon.nova-micro-v1:0';
  const modelArns = [`arn:aws:bedrock:us-west-2::foundation-model/${modelId}`];
  const vision = { name: 'bedrock' as const, modelId, modelArns };
  const look = () => lines({ keepsData: false, logRetentionDays: 7, vision });
  expect(await look()).toEqual([`! The model ${modelId} takes no images.`]);
  const { modelDetails } = lifecycle('ACTIVE');
  bedrock
    .on(GetFoundationModelCommand)
    .resolves({ modelDetails: { ...modelDetails, inputModalities: ['TEXT', 'IMAGE'] } });
  expect(await look()).toEqual([]);
});

it.each(Object.keys(lacks))('an account is told: %s', async (line) => {
  lacks[line]?.();
  expect(await lines()).toEqual([line]);
  // The second answer of AWS is another form of the same lack.
  expect(await lines()).toEqual([line]);
});

it('refused credentials are one line', async () => {
  for (const name of ['ExpiredTokenException', 'UnrecognizedClientException', 'CredentialsProviderError']) {
    ssm.on(GetParameterCommand).rejects(error(name));
    await expect(lines()).rejects.toThrow(`AWS does not accept the credentials (${name}): sign in again`);
  }
});

it('the bootstrap must have the version that the CDK demands', () => {
  vi.stubEnv('CDK_VALIDATION', 'false');
  const app = new App({ analyticsReporting: false });
  new Stack(app, 'One');
  expect(app.synth().stacks[0]?.requiresBootstrapStackVersion).toBe(leastBootstrap);
});
