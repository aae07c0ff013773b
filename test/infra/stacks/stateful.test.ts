import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { expect, it } from 'vitest';
import { parts } from './resources.ts';
import { synthesize } from './synthesize.ts';

const specification = loadAwsServiceSpecSync();

/** Types that CloudFormation's specification does not call stateful, although people or their data depend on them. */
const alsoStateful = new Set([
  'AWS::CloudFront::KeyGroup',
  'AWS::CloudFront::PublicKey',
  'AWS::Cognito::UserPoolClient',
]);
/** Types that store something of no value to people and may be replaced. */
const replaceable = new Set(['AWS::Logs::LogGroup', 'AWS::SQS::Queue']);
/** Further fixed properties, not in the specification: Cognito refuses a change, a secret gets a new value. */
const fixedBesides: Record<string, string[]> = {
  'AWS::SecretsManager::Secret': ['GenerateSecretString'],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};

/** The properties of a type whose change replaces the resource. Null for a type without state. */
function fixedProperties(type: string): string[] | null {
  const [resource] = specification.lookup('resource', 'cloudFormationType', 'equals', type);
  const holdsData = resource?.isStateful && !replaceable.has(type);
  if (!holdsData && !alsoStateful.has(type)) return null;
  const replacing = Object.entries(resource?.properties ?? {})
    .filter(([, { causesReplacement = 'no' }]) => causesReplacement !== 'no')
    .map(([name]) => name);
  return [...replacing, ...(fixedBesides[type] ?? [])].sort();
}

/** The names that must not change: those by which CloudFormation knows stateful resources and exports. */
async function manifestOf(environment: string) {
  const { stacks, written } = await synthesize({ environment });
  const imported = new Set(
    [...JSON.stringify(stacks).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name),
  );
  return Object.fromEntries(
    parts.flatMap((part) => {
      const { Resources, Outputs = {} } = stacks[part];
      const resources = Object.entries(Resources).flatMap(
        ([id, { Type, Properties = {}, DeletionPolicy }]) => {
          const names = fixedProperties(Type)?.filter((name) => name in Properties);
          const fixed = Object.fromEntries((names ?? []).map((name) => [name, Properties[name]]));
          return names ? [[id, { type: Type, deletion: DeletionPolicy, fixed }]] : [];
        },
      );
      const exports = Object.values(Outputs)
        .filter(({ Export }) => Export && imported.has(Export.Name))
        .map(({ Export, Value }) => [Export?.Name, written(part, Value)]);
      if (resources.length + exports.length === 0) return [];
      return [[part, { resources: Object.fromEntries(resources), exports: Object.fromEntries(exports) }]];
    }),
  );
}

/**
 * CloudFormation replaces a resource and loses its data when its logical id or one of these properties changes. It also
 * refuses to change an export that another stack imports. docs/recipes.md explains how to do either deliberately.
 */
it.each(['dev', 'prod'])('a deployment of %s replaces nothing that holds data', async (environment) => {
  const manifest = `${JSON.stringify(await manifestOf(environment), null, 2)}\n`;
  await expect(manifest).toMatchFileSnapshot(`../../../infra/stateful/${environment}.json`);
});
