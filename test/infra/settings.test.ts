import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll, expect, it } from 'vitest';
import cdk from '../../cdk.json' with { type: 'json' };
import { readSettings } from '../../infra/settings.ts';

const outdir = mkdtempSync(join(tmpdir(), 'wardrobe-test-'));
afterAll(() => rmSync(outdir, { recursive: true }));
const read = (context: object) => readSettings(new App({ outdir, context: { ...context } }).node);
const right = { keepsData: true, logRetentionDays: 30 };
const readDev = (settings: object) => () => read({ environments: { dev: { ...right, ...settings } } });

it.each(['dev', 'staging', 'prod'])('%s has settings', (environment) => {
  expect(read({ ...cdk.context, environment })).toMatchObject({ environment });
});

it('defaults to the development environment', () => {
  expect(read(cdk.context).environment).toBe('dev');
});

it('protects data in production only', () => {
  const keeping = Object.keys(cdk.context.environments).filter(
    (environment) => read({ ...cdk.context, environment }).keepsData,
  );
  expect(keeping).toEqual(['prod']);
});

it('has defaults for model, domain and alarm address', () => {
  expect(readDev({})()).toEqual({
    ...right,
    environment: 'dev',
    logLevel: 'INFO',
    priceClass: 'PriceClass_100',
    stylist: { name: 'builtin' },
    generationsPerDay: 50,
    visionCallsPerDay: 100,
    reportsToHide: 5,
    image: { name: 'builtin' },
    vision: { name: 'none' },
    pinboard: { apiUrl: 'https://api.pinterest.com', consentUrl: 'https://www.pinterest.com/oauth/' },
    weather: {
      geocodingUrl: 'https://geocoding-api.open-meteo.com',
      forecastUrl: 'https://api.open-meteo.com',
    },
  });
});

it('lists the known environments when asked for an unknown one', () => {
  expect(() => read({ ...cdk.context, environment: 'production' })).toThrow(
    'There is no environment "production" in cdk.json: choose dev, staging, prod.',
  );
});

it.each([
  ['keepsData', { keepsData: 'yes' }],
  ['logRetentionDays', { logRetentionDays: 8 }],
  ['alarmEmail', { alarmEmail: 'nobody' }],
  [
    'domain.name',
    { domain: { name: 'https://app.example.com', certificateArn: 'arn:aws:acm:us-east-1:1:c' } },
  ],
  [
    'domain.certificateArn',
    { domain: { name: 'a.example.com', certificateArn: 'arn:aws:acm:eu-west-1:1:c' } },
  ],
  ['stylist.modelArns', { stylist: { name: 'bedrock', modelId: 'm', modelArns: ['*'] } }],
  ['stylist.modelArns', { stylist: { name: 'bedrock', modelId: 'm', modelArns: [] } }],
  ['image.modelId', { image: { name: 'bedrock', modelArns: [] } }],
  ['generationsPerDay', { generationsPerDay: 0 }],
  ['alarmMail', { alarmMail: 'ops@example.com' }],
])('an invalid %s is reported with the name of its environment', (setting, settings) => {
  expect(readDev(settings)).toThrow(/^The settings of "dev" in cdk\.json are wrong\.\n✖/);
  expect(readDev(settings)).toThrow(setting);
});
