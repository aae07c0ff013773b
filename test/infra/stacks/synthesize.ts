import { hash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resourcesOf, type SynthesizedStacks } from './resources.ts';
import type { Options } from './synthesize-into.ts';

const model = (modelId: string) => ({
  name: 'bedrock' as const,
  modelId,
  modelArns: [`arn:aws:bedrock:us-east-1::foundation-model/${modelId}`],
});
export const eye = model('eye');
export const certificateArn =
  'arn:aws:acm:us-east-1:123456789012:certificate/0198c2f1-7a5e-7c3d-9f00-3f2b5c6d7e8f';

/** A value for every optional setting. */
export const everySetting: NonNullable<Options['settings']> = {
  alarmEmail: 'ops@example.com',
  mail: { from: 'hello@example.com', verifiedDomain: 'example.com' },
  throttles: { api: { rate: 50, burst: 100 }, sockets: { rate: 10, burst: 20 } },
  imageConcurrency: 20,
  domain: { name: 'wardrobe.example.com', certificateArn },
  monthlyBudget: 40,
  signInFirewall: true,
  objectives: true,
  stylist: { ...model('pen'), price: { millionInputTokens: 3, millionOutputTokens: 15 } },
  reader: {
    name: 'openai',
    url: 'https://models.example.com/v1',
    modelId: 'ears',
    keyArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:ears-a1B2c3',
  },
  vision: { ...eye, price: { millionInputTokens: 1, millionOutputTokens: 5 } },
  image: { ...model('brush'), price: { picture: 0.04 } },
  cutOut: { ...model('scissors'), price: { picture: 0.07 } },
  pinboard: {
    app: { clientId: '1', secretArn: 'arn:aws:secretsmanager:us-east-1:123456789012:secret:pinboard-a1B2c3' },
  },
};

/**
 * Returns the stacks of an environment of cdk.json, without bundled code. `settings` overrides settings of the
 * environment. The templates are kept on disk: the CDK runs once for all test files with the same options. The name of
 * their file begins with that of the policies' file, which changes with the sources of the templates
 * (test/support/rights/prepare.ts).
 */
export async function synthesize(options: Options = {}) {
  const key = hash('sha256', JSON.stringify(options)).slice(0, 16);
  const file = (process.env['ROLE_POLICIES'] ?? '').replace(/\.json$/, `-${key}.json`);
  if (!existsSync(file)) {
    const { synthesizeInto } = await import('./synthesize-into.ts');
    const folder = mkdtempSync(join(tmpdir(), 'wardrobe-test-'));
    const { stacks, config } = synthesizeInto(folder, options);
    rmSync(folder, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ stacks, config }));
    renameSync(`${file}.${process.pid}`, file);
  }
  const { stacks, config }: { stacks: SynthesizedStacks; config: string } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { stacks, config, ...resourcesOf(stacks) };
}
