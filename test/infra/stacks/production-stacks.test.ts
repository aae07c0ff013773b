import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../../infra/settings.ts';
import { violationsOf } from './violations.ts';

const everything: Partial<SettingsInput> = {
  mail: { from: 'hello@example.com', verifiedDomain: 'example.com' },
  throttles: { api: { rate: 50, burst: 100 }, sockets: { rate: 10, burst: 20 } },
  imageConcurrency: 20,
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

describe('cdk-nag and the CloudFormation schemas find no violation', () => {
  it('in prod', () => expect(violationsOf({ environment: 'prod' })).toEqual([]));

  it('in prod with every optional setting', () => {
    expect(violationsOf({ environment: 'prod', settings: everything })).toEqual([]);
  });
});
