import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { expect, it, onTestFinished } from 'vitest';
import cdk from '../../../cdk.json' with { type: 'json' };
import { AppFunction } from '../../../infra/constructs/app-function.ts';
import { MediaKeys } from '../../../infra/constructs/media-delivery/media-keys.ts';
import { privateBucket } from '../../../infra/constructs/private-bucket.ts';
import { readSettings } from '../../../infra/settings.ts';

it('bundles the image worker with native code for Lambda', () => {
  const outdir = mkdtempSync(join(tmpdir(), 'bundled-'));
  onTestFinished(() => rmSync(outdir, { recursive: true }));
  const app = new App({ outdir, analyticsReporting: false, context: cdk.context });
  const stack = new Stack(app, 'Images');
  const settings = readSettings(app.node);
  new AppFunction(stack, 'prepareImage', {
    settings,
    resources: {
      uploads: privateBucket(stack, 'Uploads', { keeps: true }),
      media: privateBucket(stack, 'Media', { keeps: true }),
      mediaKeys: new MediaKeys(stack, 'MediaKeys', { settings }),
    },
  });
  app.synth();

  const [bundle] = globSync(join(outdir, 'asset.*/index.mjs'));
  const native = globSync(join(outdir, 'asset.*/node_modules/@img/sharp-linux-x64/**/*.node'));
  expect(native).toHaveLength(1);
  // The bundle is outside of the project folder, so its imports must be resolved from its own folder.
  const script = `import('${bundle}').then(({ handler }) => console.log(typeof handler))`;
  const buckets = { UPLOADS_BUCKET: 'uploads', MEDIA_BUCKET: 'media', MEDIA_NAME_SECRET: 'names' };
  const env = { AWS_REGION: 'us-east-1', ...buckets };
  const loaded = execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
  expect(loaded).toBe('function\n');
}, 60_000);
