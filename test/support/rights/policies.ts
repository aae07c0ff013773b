import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FunctionName, grants } from '#infra/grants';
import { names } from '#infra/local/names';
import { synthesizeInto } from '../../infra/stacks/synthesize-into.ts';
import { account, arn, arns } from './arns.ts';

type Statement = { Effect: string; Action: string | string[]; Resource: string[]; Condition?: object };
type Policy = { Version: string; Statement: Statement[] };
export type Policies = Record<FunctionName, Policy>;

/** A Bedrock model that tests let some functions use. The other functions have no right to any model. */
const model = (modelId: string) => ({ name: 'bedrock' as const, modelId, modelArns: [arns.model(modelId)] });

/** The ARNs that the resources of the stacks have in the local cloud, by construct path. */
const localArns: Record<string, string> = {
  'data/Table.StreamArn': `${arns.table(names.table)}/stream/changes`,
  'data/Table': arns.table(names.table),
  'data/Uploads': arns.bucket(names.uploads),
  'data/Media': arns.bucket(names.media),
  'data/UserExports': arns.bucket(names.userExports),
  'data/OriginKey/Secret': arns.secret(names.originKeySecret),
  'data/MediaKeys/NameKey': arns.secret(names.mediaNameSecret),
  'data/MediaKeys/PrivateKey': arns.secret(names.mediaKeySecret),
  'api/prepareImage': arns.function('prepareImage'),
  'api/analyzeImage': arns.function('analyzeImage'),
  'generation/Workflow': arn('states', 'stateMachine:generation'),
  'identity/UserPool': arns.userPool(names.userPool.id),
  'realtime/Sockets/Api': 'sockets',
};

/** Reads the policies of the functions' roles from the templates, with the ARNs of the local cloud. */
export function synthesizePolicies(): Policies {
  const folder = mkdtempSync(join(tmpdir(), 'wardrobe-policies-'));
  try {
    const { all, written } = synthesizeInto(folder, {
      environment: 'local',
      settings: {
        keepsData: false,
        logRetentionDays: 7,
        mail: { from: 'wardrobe@example.com' },
        stylist: model('model'),
        vision: model('seeing-model'),
        image: model('model'),
        pinboard: {
          apiUrl: 'https://api.pinterest.com',
          consentUrl: 'https://www.pinterest.com/oauth/',
          app: { clientId: '1234567', secretArn: arns.secret(names.pinboard.secretName) },
        },
      },
    });
    const functions = all('AWS::Lambda::Function');
    const policies = all('AWS::IAM::Policy');
    const policyOf = (name: FunctionName): Policy => {
      const [found, another] = functions.filter(({ construct }) => construct.split('/')[1] === name);
      if (!found || another) throw new Error(`There is not one function ${name}`);
      const role = written(found.part, found.properties['Role']);
      const documents = policies
        .filter(({ part }) => part === found.part)
        .filter(({ part, properties }) =>
          properties['Roles'].some((each: unknown) => written(part, each) === role),
        )
        .map(({ properties }) => properties['PolicyDocument'] as Policy);
      return {
        Version: '2012-10-17',
        Statement: documents
          .flatMap(({ Statement }) => Statement)
          .map((statement) => ({
            ...statement,
            Resource: [statement.Resource]
              .flat()
              .map((resource) => localArn([statement.Action].flat()[0] ?? '', written(found.part, resource))),
          })),
      };
    };
    return Object.fromEntries(
      (Object.keys(grants) as FunctionName[]).map((name) => [name, policyOf(name)]),
    ) as Policies;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replaces the construct paths in a resource by the ARNs of the local cloud. */
function localArn(action: string, resource: string): string {
  if (resource === '*') return resource;
  const named = Object.entries(localArns).reduce(
    (text, [construct, local]) =>
      text.replace(new RegExp(`(?<![\\w/])${RegExp.escape(construct)}(?!\\w)`), local),
    resource.replace('<AWS::Region>', names.region).replace('<AWS::AccountId>', account),
  );
  // A log group or a failure queue, which Lambda itself writes to. It gets an ARN of the action's service.
  return named.startsWith('arn:') ? named : arn(action.split(':')[0] ?? '', named);
}
