import { expect, it } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { parts } from './resources.ts';
import { everySetting, synthesize } from './synthesize.ts';
import { synthesizeInto } from './synthesize-into.ts';

const region = 'eu-north-1';
const modelId = 'eu.amazon.nova-lite-v1:0';
const modelArns = [`arn:aws:bedrock:${region}:123456789012:inference-profile/${modelId}`];
const settings = { ...everySetting, stylist: { name: 'bedrock' as const, modelId, modelArns } };
const here = await synthesize({ settings });
const there = synthesizeInto(temporaryFolder(), { settings: { ...settings, region } });
const stacks = there.assembly.stacks.map(({ stackName, environment, template }) => ({
  name: stackName.replace('wardrobe-dev-', ''),
  region: environment.region,
  template,
}));

/** The resources of a template, as `type id`. */
const resourcesOf = ({ Resources }: { Resources: Record<string, { Type?: string }> }) =>
  Object.entries(Resources).map(([id, { Type }]) => `${Type} ${id}`);

it('only what watches and guards CloudFront, and the budget, stand outside the region of an environment', () => {
  const elsewhere = stacks.filter((stack) => stack.region !== region);
  expect(elsewhere.map((stack) => [stack.name, stack.region])).toEqual([
    ['web-firewall', 'us-east-1'],
    ['web-edge', 'us-east-1'],
  ]);
  const types = elsewhere.flatMap(({ template }) => resourcesOf(template)).map((each) => each.split(' ')[0]);
  expect(new Set(types)).toEqual(
    new Set([
      ...['AWS::WAFv2::WebACL', 'AWS::WAFv2::LoggingConfiguration', 'AWS::Logs::LogGroup'],
      ...['AWS::Logs::DeliverySource', 'AWS::Logs::DeliveryDestination', 'AWS::Logs::Delivery'],
      ...['AWS::CloudWatch::Alarm', 'AWS::SNS::Topic', 'AWS::SNS::TopicPolicy', 'AWS::SNS::Subscription'],
      ...['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy', 'AWS::Budgets::Budget'],
    ]),
  );
});

it('all other resources are the same in each region', () => {
  const moved = / Firewall|Logs::Delivery|AlarmsBrokenPages|Budget /;
  for (const part of parts) {
    const found = resourcesOf(there.stacks[part]);
    const left = resourcesOf(here.stacks[part]).filter((each) => part === 'identity' || !moved.test(each));
    expect(found).toEqual(left);
  }
});

it('a stack exports nothing to another region, which would forbid its update', () => {
  for (const { region: its, template } of stacks) {
    expect(JSON.stringify(template)).not.toMatch(/ExportWriter|ExportReader/);
    if (its !== region) expect(JSON.stringify(template)).not.toMatch(/"Export"|Fn::ImportValue/);
  }
});

it('the hosts of services follow the region', () => {
  const all = JSON.stringify(stacks);
  for (const follows of [
    `connect-src 'self' https://cognito-idp.${region}.amazonaws.com`,
    `https://cognito-idp.${region}.amazonaws.com/`,
    `.execute-api.${region}.amazonaws.com`,
    `"STYLIST_MODEL_REGION":"${region}"`,
  ])
    expect(all).toContain(follows);
  expect(all).not.toMatch(/(cognito-idp|execute-api)\.us-east-1/);
});
