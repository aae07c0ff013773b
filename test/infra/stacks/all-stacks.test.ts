import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { expect, it } from 'vitest';
import type { Settings } from '../../../infra/settings.ts';
import { synthesize } from './synthesize.ts';

const everything: Partial<Settings> = {
  alarmEmail: 'ops@example.com',
  mailFrom: 'hello@example.com',
  domain: {
    name: 'wardrobe.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f',
  },
  stylist: {
    name: 'bedrock',
    modelId: 'maker.model-v1:0',
    modelArns: ['arn:aws:bedrock:us-east-1::foundation-model/maker.model-v1:0'],
  },
};

/** Synthesizing throws when a template does not match CloudFormation's schemas. */
const environments = [
  { name: 'dev', environment: 'dev' },
  { name: 'staging', environment: 'staging' },
  { name: 'prod', environment: 'prod' },
  { name: 'prod with every optional setting', environment: 'prod', settings: everything },
].map(({ name, ...options }) => ({ name, ...synthesize({ ...options, validated: true }) }));

it.each(environments)('cdk-nag and the CloudFormation schemas find no violation in $name', ({ app }) => {
  for (const checks of [new AwsSolutionsChecks(app), new ServerlessChecks(app)])
    expect(checks.validateScope(app).violations).toEqual([]);
});
