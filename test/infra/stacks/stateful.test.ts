import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { expect, it } from 'vitest';
import { synthesize } from './synthesize.ts';

const specification = loadAwsServiceSpecSync();

/** What CloudFormation's specification does not call stateful, although people or what they stored depend on it. */
const alsoStateful = new Set([
  'AWS::CloudFront::KeyGroup',
  'AWS::CloudFront::PublicKey',
  'AWS::Cognito::UserPoolClient',
]);
/** What may be replaced although it holds something: what it holds is of no use to people. */
const replaceable = new Set(['AWS::Logs::LogGroup', 'AWS::SQS::Queue']);
/** What Cognito refuses to change of a user pool, which the specification does not say. */
const fixedBesides: Record<string, string[]> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
};

/** The properties of a type whose change replaces the resource, or null for a type that holds no state. */
function fixedProperties(type: string): string[] | null {
  const [resource] = specification.lookup('resource', 'cloudFormationType', 'equals', type);
  const holdsData = resource?.isStateful && !replaceable.has(type);
  if (!holdsData && !alsoStateful.has(type)) return null;
  const replacing = Object.entries(resource?.properties ?? {})
    .filter(([, { causesReplacement = 'no' }]) => causesReplacement !== 'no')
    .map(([name]) => name);
  return [...replacing, ...(fixedBesides[type] ?? [])].sort();
}

/** What of an environment must stay as it is, by the names that CloudFormation knows it by. */
function manifestOf(environment: string) {
  const { templates, written } = synthesize({ environment });
  const stacks = Object.entries(templates).map(([part, template]) => ({
    part: part as keyof typeof templates,
    json: template.toJSON(),
  }));
  const imported = new Set(
    stacks.flatMap(({ json }) =>
      [...JSON.stringify(json).matchAll(/"Fn::ImportValue":"([^"]+)"/g)].map(([, name]) => name),
    ),
  );
  return Object.fromEntries(
    stacks.flatMap(({ part, json: { Resources, Outputs = {} } }) => {
      const resources = Object.entries(Resources as Record<string, Resource>).flatMap(
        ([id, { Type, Properties = {}, DeletionPolicy }]) => {
          const fixed = fixedProperties(Type);
          if (!fixed) return [];
          const properties = fixed.filter((name) => name in Properties);
          return [
            [
              id,
              {
                type: Type,
                deletion: DeletionPolicy,
                fixed: Object.fromEntries(properties.map((name) => [name, Properties[name]])),
              },
            ],
          ];
        },
      );
      const exports = Object.values(Outputs as Record<string, Output>)
        .filter(({ Export }) => Export && imported.has(Export.Name))
        .map(({ Export, Value }) => [Export?.Name, written(part, Value)]);
      if (resources.length + exports.length === 0) return [];
      return [[part, { resources: Object.fromEntries(resources), exports: Object.fromEntries(exports) }]];
    }),
  );
}
type Resource = { Type: string; Properties?: Record<string, unknown>; DeletionPolicy?: string };
type Output = { Export?: { Name: string }; Value: unknown };

/**
 * CloudFormation replaces a resource, with all that it holds, when its logical id or one of these properties changes; and
 * it refuses to change an export that another stack imports. CONTRIBUTING says how to do either on purpose.
 */
it.each(['dev', 'prod'])('a deployment of %s replaces nothing that holds data', async (environment) => {
  const manifest = `${JSON.stringify(manifestOf(environment), null, 2)}\n`;
  await expect(manifest).toMatchFileSnapshot(`../../../infra/stateful/${environment}.json`);
});
