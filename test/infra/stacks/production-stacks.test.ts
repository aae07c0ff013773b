import { describe, expect, it } from 'vitest';
import type { SettingsInput } from '../../../infra/settings.ts';
import { violationsOf } from './violations.ts';

const model = {
  name: 'bedrock' as const,
  modelId: 'maker.model-v1:0',
  modelArns: ['arn:aws:bedrock:us-east-1::foundation-model/maker.model-v1:0'],
};
const everything: Partial<SettingsInput> = {
  mail: { from: 'hello@example.com', verifiedDomain: 'example.com' },
  throttles: { api: { rate: 50, burst: 100 }, sockets: { rate: 10, burst: 20 } },
  imageConcurrency: 20,
  domain: {
    name: 'wardrobe.example.com',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f',
  },
  monthlyBudget: 40,
  signInFirewall: true,
  stylist: { ...model, price: { millionInputTokens: 3, millionOutputTokens: 15 } },
  vision: { ...model, price: { millionInputTokens: 1, millionOutputTokens: 5 } },
  image: { ...model, price: { picture: 0.04 } },
  cutOut: { ...model, price: { picture: 0.07 } },
  pinboard: {
    app: { clientId: '1', secretArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:pinboard-a1B2c3' },
  },
};

describe('cdk-nag, the CloudFormation schemas and the documented demands of services find no violation', () => {
  it('in prod', () => expect(violationsOf({ environment: 'prod' })).toEqual([]));

  it('in prod with every optional setting', () => {
    expect(violationsOf({ environment: 'prod', settings: everything })).toEqual([]);
  });
});
