import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import cdk from '../../../cdk.json' with { type: 'json' };
import { businessMetricsOf } from '../../../infra/constructs/watched.ts';
import { readSettings } from '../../../infra/settings.ts';
import { createStacks } from '../../../infra/stacks/all-stacks.ts';

/** The environments of cdk.json. One without an address for alarms gets a placeholder. */
export const environments: Record<string, object> = Object.fromEntries(
  Object.entries(cdk.context.environments).map(([name, settings]) => [
    name,
    { alarmEmail: 'ops@example.com', ...settings },
  ]),
);

/** The billed parts of an environment: the resources of its templates, and how many metrics its functions write. */
export type Billed = { resources: Resource[]; metrics: number };
export type Resource = { Type: string; Properties?: Record<string, unknown> };

/** The billed parts of an environment in cdk.json, by its templates. Code is not bundled. */
export function billedOf(environment: string): Billed {
  const folder = mkdtempSync(join(tmpdir(), 'wardrobe-cost-'));
  try {
    const build = join(folder, 'dist');
    mkdirSync(join(build, 'assets'), { recursive: true });
    for (const file of ['index.html', 'assets/app.js']) writeFileSync(join(build, file), '');
    const app = new App({
      outdir: join(folder, 'cdk.out'),
      analyticsReporting: false,
      context: { ...cdk.context, environments, environment, 'aws:cdk:bundling-stacks': [] },
    });
    const settings = readSettings(app.node);
    createStacks(app, { settings, build });
    const resources = app
      .synth()
      .stacks.flatMap(({ template }) => Object.values<Resource>(template.Resources ?? {}));
    return { resources, metrics: businessMetricsOf(settings).length };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
