import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { afterEach, expect, it } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'wardrobe-test-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Synthesizes a resource with the feature flags of cdk.json, as `npm run synth` does. */
function synthesize(type: string, properties: object) {
  process.env['CDK_VALIDATION'] = 'true';
  const { environments: _, ...flags } = cdk.context;
  const app = new App({ outdir: folder, analyticsReporting: false, context: flags });
  new CfnResource(new Stack(app, 'Stack'), 'Resource', { type, properties });
  return app.synth();
}

it.each([
  ['of an unknown type', 'AWS::SQS::Queu', {}, "Unknown resource type 'AWS::SQS::Queu'"],
  ['with an unknown property', 'AWS::SQS::Queue', { Nonsense: 1 }, 'Nonsense'],
  [
    'with an unknown property of a property',
    'AWS::S3::Bucket',
    { VersioningConfiguration: { Status: 'Enabled', More: 1 } },
    'More',
  ],
  [
    'with a property of another type',
    'AWS::SQS::Queue',
    { VisibilityTimeout: 'soon' },
    "'soon' is not of type",
  ],
  [
    'without a required property',
    'AWS::Lambda::Function',
    { Code: { ZipFile: 'x' } },
    "'Role' is a required property",
  ],
  [
    'without a required property of a property',
    'AWS::S3::Bucket',
    { VersioningConfiguration: {} },
    "'Status' is a required property",
  ],
  ['with a long name', 'AWS::CloudWatch::Alarm', { AlarmName: 'x'.repeat(256) }, 'exceeds maximum 255'],
  ['with a name of other letters', 'AWS::S3::Bucket', { BucketName: 'Photos' }, 'does not match pattern'],
  [
    'with a long description',
    'AWS::Lambda::Function',
    { Description: 'x'.repeat(257) },
    'exceeds maximum 256',
  ],
  ['that lasts too long', 'AWS::Lambda::Function', { Timeout: 901 }, 'exceeds maximum 900'],
  [
    'with a reserved variable',
    'AWS::Lambda::Function',
    { Environment: { Variables: { AWS_REGION: 'x' } } },
    'reserved key',
  ],
  ['with six layers', 'AWS::Lambda::Function', { Layers: [...'abcdef'] }, 'expected maximum item count: 5'],
  [
    'with a pattern of an unknown comparison',
    'AWS::Events::Rule',
    { EventPattern: { detail: { key: [{ sufix: '.webp' }] } } },
    "'sufix'",
  ],
  ['with a wrong schedule', 'AWS::Events::Rule', { ScheduleExpression: 'rate(1 minutes)' }, 'minutes'],
  [
    'with a message without its code',
    'AWS::Cognito::UserPool',
    { EmailVerificationMessage: 'Welcome' },
    'does not match pattern',
  ],
])('a resource %s is refused', (_, type, properties, reason) => {
  expect(() => synthesize(type, properties)).toThrow(reason);
});
