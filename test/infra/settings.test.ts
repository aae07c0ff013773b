import { RootConstruct } from 'constructs';
import { expect, it } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { readSettings } from '../../infra/settings.ts';

const read = (context: object) => {
  const { node } = new RootConstruct();
  for (const [key, value] of Object.entries(context)) node.setContext(key, value);
  return readSettings(node);
};
const right = { keepsData: true, logRetentionDays: 30, alarmEmail: 'ops@example.com' };
const readDev = (settings: object) => () => read({ environments: { dev: { ...right, ...settings } } });

it('there are settings for dev, which is the default, and for staging', () => {
  expect(read(cdk.context).environment).toBe('dev');
  expect(read({ ...cdk.context, environment: 'staging' })).toMatchObject({ environment: 'staging' });
});

it('protects data in production only, and demands an address for its alarms', () => {
  const keeping = Object.entries(cdk.context.environments).filter(([, { keepsData }]) => keepsData);
  expect(keeping.map(([environment]) => environment)).toEqual(['prod']);
  expect(() => read({ ...cdk.context, environment: 'prod' })).toThrow(/name an address\n.*alarmEmail/);
  const prod = { ...cdk.context.environments.prod, alarmEmail: 'ops@example.com' };
  expect(read({ environments: { prod }, environment: 'prod' })).toMatchObject(prod);
});

it('an environment has by default few calls that cost, no model, and one firewall', () => {
  expect(readDev({})()).toMatchObject({
    ...right,
    environment: 'dev',
    region: 'us-east-1',
    logLevel: 'INFO',
    generationsPerDay: 50,
    visionCallsPerDay: 100,
    reportsToHide: 5,
    webFirewall: true,
    signInFirewall: false,
    dashboard: true,
    throttles: { api: { rate: 500, burst: 1000 }, sockets: { rate: 100, burst: 200 } },
    ...{ stylist: { name: 'builtin' }, image: { name: 'builtin' }, cutOut: { name: 'builtin' } },
    vision: { name: 'none' },
  });
});

it('lists the known environments when asked for an unknown one', () => {
  expect(() => read({ ...cdk.context, environment: 'production' })).toThrow(
    'There is no environment "production" in cdk.json: choose dev, staging, prod.',
  );
});

it('an invalid setting is reported with the name of its environment', () => {
  const bedrock = (modelArns: string[]) => ({ name: 'bedrock', modelId: 'm', modelArns });
  const foundation = (region: string, id = 'm') => `arn:aws:bedrock:${region}::foundation-model/${id}`;
  const certificate = (region: string) => `arn:aws:acm:${region}:1:c`;
  const url = { name: 'https://app.example.com', certificateArn: certificate('us-east-1') };
  const elsewhere = { name: 'a.example.com', certificateArn: certificate('eu-west-1') };
  for (const [setting, settings] of [
    ['region', { region: 'Stockholm' }],
    ['keepsData', { keepsData: 'yes' }],
    ['logRetentionDays', { logRetentionDays: 8 }],
    ['alarmEmail', { alarmEmail: 'nobody' }],
    ['alarmEmail', { alarmEmail: undefined, monthlyBudget: 40 }],
    ['alarmMail', { alarmMail: 'ops@example.com' }],
    ['mail', { mail: { from: 'hello@example.com', verifiedDomain: 'example.org' } }],
    ['throttles.sockets', { throttles: { api: { rate: 1, burst: 1 } } }],
    ['domain.name', { domain: url }],
    ['domain.certificateArn', { domain: elsewhere }],
    ['stylist.modelArns', { stylist: bedrock(['*']) }],
    ['stylist.modelArns', { stylist: bedrock([]) }],
    ['stylist.modelArns', { stylist: bedrock([foundation('us-west-2', 'another-m')]) }],
    ['image.modelArns', { image: bedrock(['us-west-2', 'us-east-1'].map((region) => foundation(region))) }],
    ['image.modelId', { image: { name: 'bedrock', modelArns: [] } }],
    ['generationsPerDay', { generationsPerDay: 0 }],
  ] as const) {
    expect(readDev(settings)).toThrow(/^The settings of "dev" in cdk\.json are wrong\.\n✖/);
    expect(readDev(settings)).toThrow(setting);
  }
});

it('a model is asked in the region of its ARN, an inference profile in its own, and may route to others', () => {
  const foundation = (region: string, id: string) => `arn:aws:bedrock:${region}::foundation-model/${id}`;
  const modelId = 'stability.stable-image-core-v1:1';
  const image = { name: 'bedrock', modelId, modelArns: [foundation('us-west-2', modelId)] };
  expect(readDev({ image })().image).toEqual({ ...image, region: 'us-west-2' });
  const stylist = {
    name: 'bedrock',
    modelId: 'us.maker.model-v1:0',
    modelArns: [
      'arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.maker.model-v1:0',
      ...['us-east-1', 'us-west-2'].map((region) => foundation(region, 'maker.model-v1:0')),
    ],
  };
  expect(readDev({ stylist })().stylist).toEqual({ ...stylist, region: 'us-east-1' });
});
