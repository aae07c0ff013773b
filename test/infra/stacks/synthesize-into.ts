import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import cdk from '../../../cdk.json' with { type: 'json' };
import { readSettings, type SettingsInput } from '../../../infra/settings.ts';
import { createStacks } from '../../../infra/stacks/all-stacks.ts';

const parts = [
  'data',
  'projections',
  'identity',
  'realtime',
  'generation',
  'account',
  'api',
  'web',
  'observability',
] as const;
export type Part = (typeof parts)[number];
type Resource = ReturnType<Template['findResources']>[string];

export type Options = {
  environment?: string;
  settings?: Partial<SettingsInput>;
  /** Whether to validate the templates with CloudFormation's schemas, which takes seconds. */
  validated?: boolean;
};

/**
 * The environments of cdk.json. It has no alarm address for `prod` yet, because the operator must enter it, so one is
 * added here.
 */
const { dev, staging, prod } = cdk.context.environments;
const environments: Record<string, object> = {
  dev,
  staging,
  prod: { ...prod, alarmEmail: 'ops@example.com' },
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
  const templateOf = (part: Part) =>
    Template.fromJSON(assembly.getStackByName(`wardrobe-${environment}-${part}`).template);
  const templates = Object.fromEntries(parts.map((part) => [part, templateOf(part)])) as Record<
    Part,
    Template
  >;
  return { app, assembly, templates, ...references(templates) };
}

function browserApp(folder: string) {
  const build = join(folder, 'dist');
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), '<!doctype html>');
  writeFileSync(join(build, 'assets', 'app-4f2a.js'), '');
  return build;
}

function references(templates: Record<Part, Template>) {
  const exported = new Map<string, { part: Part; value: unknown }>();
  for (const part of parts)
    for (const { Export, Value } of Object.values(templates[part].findOutputs('*')))
      if (Export) exported.set(Export.Name, { part, value: Value });

  /** The path of a resource's construct, as `part/Construct`. */
  const constructOf = (part: Part, id: string) => {
    const { Metadata } = templates[part].toJSON()['Resources'][id];
    return String(Metadata['aws:cdk:path'])
      .replace(/^wardrobe-\w+-/, '')
      .replace(/\/Resource$/, '');
  };

  /** Writes a template value as a string. A reference is replaced by the path of the construct that it refers to. */
  function written(part: Part, value: unknown): string {
    if (typeof value !== 'object' || value === null) return String(value);
    const [[name, argument]] = Object.entries(value) as [[string, unknown]];
    switch (name) {
      case 'Ref':
        return String(argument).startsWith('AWS::') ? `<${argument}>` : constructOf(part, String(argument));
      case 'Fn::GetAtt': {
        const [id, attribute] = argument as [string, string];
        return constructOf(part, id) + (attribute === 'Arn' ? '' : `.${attribute}`);
      }
      case 'Fn::Join': {
        const [separator, items] = argument as [string, unknown[]];
        return items.map((item) => written(part, item)).join(separator);
      }
      case 'Fn::ImportValue': {
        const found = exported.get(String(argument));
        if (!found) throw new Error(`Nothing exports ${argument}`);
        return written(found.part, found.value);
      }
      default:
        throw new Error(`Cannot write ${name}`);
    }
  }

  /** Lists the resources of a type in all stacks. */
  const all = (type: string) =>
    parts.flatMap((part) =>
      Object.entries(templates[part].findResources(type)).map(([id, resource]) => ({
        part,
        id,
        construct: constructOf(part, id),
        properties: resource['Properties'] as Resource,
        resource,
      })),
    );
  return { written, all };
}
