import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import cdk from '../../../cdk.json' with { type: 'json' };
import { readSettings, type SettingsInput } from '../../../infra/settings.ts';
import { createStacks } from '../../../infra/stacks/all-stacks.ts';
import { type Part, parts, resourcesOf, type SynthesizedStack, type SynthesizedStacks } from './resources.ts';

export type Options = {
  environment?: string;
  settings?: Partial<SettingsInput>;
  /** Whether to validate the templates with CloudFormation's schemas, which takes seconds. */
  validated?: boolean;
};

/**
 * The environments of cdk.json. It has no alarm address for `prod` yet, because the operator must enter it, so one is
 * added here. `dev` has what it does without to save money.
 */
const environments: Record<string, object> = {
  ...cdk.context.environments,
  dev: { ...cdk.context.environments.dev, webFirewall: true, dashboard: true },
  prod: { ...cdk.context.environments.prod, alarmEmail: 'ops@example.com' },
};

/**
 * Synthesizes the stacks of an environment into a folder, without bundling code. `settings` overrides settings of the
 * environment. An environment that is not in cdk.json has only these settings.
 */
export function synthesizeInto(
  folder: string,
  { environment = 'dev', settings = {}, validated = false }: Options = {},
) {
  process.env['CDK_VALIDATION'] = String(validated);
  const app = new App({
    outdir: join(folder, 'cdk.out'),
    analyticsReporting: false,
    context: {
      ...cdk.context,
      environments: { [environment]: { ...environments[environment], ...settings } },
      environment,
      'aws:cdk:bundling-stacks': [],
      'aws:cdk:enable-path-metadata': true,
    },
  });
  createStacks(app, { settings: readSettings(app.node), build: browserApp(folder) });
  const assembly = app.synth();
  const stacks = Object.fromEntries(
    parts.map((part): [Part, SynthesizedStack] => {
      const { template, terminationProtection = false } = assembly.getStackByName(
        `wardrobe-${environment}-${part}`,
      );
      return [part, { ...template, terminationProtection }];
    }),
  ) as SynthesizedStacks;
  const [config = ''] = globSync(join(folder, 'cdk.out/asset.*/config.json'));
  return { app, assembly, stacks, config: readFileSync(config, 'utf8'), ...resourcesOf(stacks) };
}

function browserApp(folder: string) {
  const build = join(folder, 'dist');
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), '<!doctype html>');
  writeFileSync(join(build, 'assets', 'app-4f2a.js'), '');
  return build;
}
