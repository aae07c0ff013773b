import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Contract, changesOrCosts } from '#shared/contract/define';
import { contracts, type Feature } from '#shared/contract/index';
import { publicRoutes } from '#shared/contract/public-routes';
import { entryOf, type FunctionName, type Grants, grants, type Right } from '../../infra/grants.ts';
import { everySetting, synthesize } from './stacks/synthesize.ts';

const { all, written } = await synthesize({ settings: everySetting });
const model = (name: string) => [`bedrock:InvokeModel arn:aws:bedrock:us-east-1::foundation-model/${name}`];
const names = Object.keys(grants) as FunctionName[];
const grantsOf = (name: FunctionName): Grants => grants[name];

/** The IAM actions and resources of each right. */
const statements: Record<Right, string[]> = {
  knowCloudFront: ['secretsmanager:GetSecretValue data/OriginKey/Secret'],
  readChanges: [
    'dynamodb:DescribeStream data/Table.StreamArn',
    'dynamodb:GetRecords data/Table.StreamArn',
    'dynamodb:GetShardIterator data/Table.StreamArn',
    'dynamodb:ListStreams *',
  ],
  presignUploads: ['s3:PutObject data/Uploads/*'],
  readUploads: ['s3:GetObject data/Uploads/*', 's3:ListBucket data/Uploads'],
  deleteUploads: ['s3:DeleteObject data/Uploads/*'],
  nameImages: ['secretsmanager:GetSecretValue data/MediaKeys/NameKey'],
  storeImages: ['s3:PutObject data/Media/*'],
  storePreviews: ['s3:PutObject data/Media/previews/*', 's3:DeleteObject data/Media/previews/*'],
  readImages: ['s3:GetObject data/Media/*', 's3:ListBucket data/Media'],
  deleteImages: ['s3:DeleteObject data/Media/*'],
  prepareImages: ['lambda:InvokeFunction api/prepareImage'],
  analyzeImages: ['lambda:InvokeFunction api/analyzeImage'],
  signImageUrls: ['secretsmanager:GetSecretValue data/MediaKeys/PrivateKey'],
  startGenerations: ['states:StartExecution generation/Workflow'],
  converse: model('pen'),
  readRequests: [
    'secretsmanager:GetSecretValue arn:aws:secretsmanager:us-east-1:123456789012:secret:ears-a1B2c3',
  ],
  nameStylist: [],
  limitGenerations: [],
  limitVisionCalls: [],
  hideReported: [],
  cutOutPieces: model('scissors'),
  drawImages: model('brush'),
  detectStyles: model('eye'),
  pushToSockets: [
    'execute-api:ManageConnections arn:aws:execute-api:us-east-1:<AWS::AccountId>:realtime/Sockets/Api/socket/POST/@connections/*',
  ],
  closeSockets: [
    'execute-api:ManageConnections arn:aws:execute-api:us-east-1:<AWS::AccountId>:realtime/Sockets/Api/socket/DELETE/@connections/*',
  ],
  askWeather: [],
  usePinboard: [`secretsmanager:GetSecretValue ${everySetting.pinboard?.app?.secretArn}`],
  clearUploads: ['s3:DeleteObject data/Uploads/*', 's3:ListBucket data/Uploads'],
  clearImages: ['s3:DeleteObject data/Media/*', 's3:ListBucket data/Media'],
  deleteUsers: ['cognito-idp:AdminDeleteUser identity/UserPool'],
  readUsers: ['cognito-idp:AdminGetUser identity/UserPool'],
  sendMails: ['SendEmail', 'SendRawEmail'].map(
    (action) => `ses:${action} arn:aws:ses:<AWS::Region>:<AWS::AccountId>:identity/example.com`,
  ),
  listUsers: ['cognito-idp:ListUsers identity/UserPool'],
  storeUserExports: ['s3:PutObject data/UserExports/users/*'],
  signOutUsers: ['cognito-idp:AdminUserGlobalSignOut identity/UserPool'],
  readAppUrl: ['ssm:GetParameter arn:aws:ssm:<AWS::Region>:<AWS::AccountId>:parameter/wardrobe/dev/app-url'],
};

const functions = all('AWS::Lambda::Function');
const policies = all('AWS::IAM::Policy');
const functionNamed = (name: FunctionName) => {
  const found = functions.filter(({ construct }) => construct.split('/')[1] === name);
  if (!found[0] || found.length > 1) throw new Error(`There are ${found.length} functions ${name}`);
  return found[0];
};

/** Lists the rights of a function's role, each as `action ARN`. */
function rightsOf(name: FunctionName): string[] {
  const { part, properties } = functionNamed(name);
  const role = written(part, properties['Role']);
  return policies
    .filter((policy) => policy.part === part)
    .filter(({ properties: { Roles } }) => Roles.some((each: unknown) => written(part, each) === role))
    .flatMap(({ properties: { PolicyDocument } }) => PolicyDocument.Statement)
    .flatMap(({ Effect, Action, Resource }) => {
      expect(Effect).toBe('Allow');
      return [Action]
        .flat()
        .flatMap((action) => [Resource].flat().map((arn) => `${action} ${written(part, arn)}`));
    });
}

it('has grants for every function', () => {
  expect(
    functions.filter(({ construct }) => names.some((name) => construct.endsWith(`/${name}`))),
  ).toHaveLength(names.length);
});

it.each(names)('%s has a handler in its entry', (name) => {
  const source = readFileSync(`functions/${entryOf(name)}`, 'utf8');
  expect(source).toMatch(/^export (const|async function) handler\b/m);
});

it('what answers requests knows which of them came by CloudFront', () => {
  const answering = [...Object.keys(contracts), ...Object.keys(publicRoutes), 'authorize'] as FunctionName[];
  for (const name of answering) expect(grantsOf(name).may, name).toContain('knowCloudFront');
});

it('every feature may know ended sessions, count and keep what its contract says', () => {
  for (const [feature, contract] of Object.entries(contracts) as [Feature, Contract][]) {
    const calls = Object.values(contract);
    const needed = new Set([
      ...(calls.some(changesOrCosts) ? ['GetItem'] : []),
      ...(calls.some(({ cost }) => cost !== 'nothing') ? ['UpdateItem'] : []),
      ...(calls.some(({ repeat }) => repeat === 'once') ? ['PutItem', 'UpdateItem'] : []),
    ]);
    expect(grantsOf(feature).table ?? [], feature).toEqual(expect.arrayContaining([...needed]));
  }
});

const isRepeated = (name: FunctionName) =>
  /^(?:sendMorningMails|failOverdue|deleteAccounts|exportUsers)$/.test(name);

it.each(names)('%s has exactly the rights of its grants, and may write its log', (name) => {
  const { table = [], indexes = [], may = [], keepsFailures, codecs } = grantsOf(name);
  const { part, properties } = functionNamed(name);
  expect(properties['ReservedConcurrentExecutions']).toBe(codecs ? 20 : undefined);
  expect(rightsOf(name).sort()).toEqual(
    [
      ...table.map((action) => `dynamodb:${action} data/Table`),
      ...indexes.map((index) => `dynamodb:Query data/Table/index/${index}`),
      ...new Set(may.flatMap((right) => statements[right])),
      ...(keepsFailures ? [`sqs:SendMessage ${part}/${name}Failures`] : []),
      ...(isRepeated(name) ? [`sqs:SendMessage ${part}/MissedRuns`] : []),
      `logs:CreateLogStream ${part}/${name}Log`,
      `logs:PutLogEvents ${part}/${name}Log`,
    ].sort(),
  );
  const role = all('AWS::IAM::Role').find(({ construct }) => construct === written(part, properties['Role']));
  expect(role?.properties).not.toHaveProperty('ManagedPolicyArns');
  expect(role?.properties).not.toHaveProperty('Policies');
});

it('no function may scan or has a wildcard action, nor access to models with the builtin stylist', async () => {
  const rights = names.flatMap(rightsOf);
  expect(rights.filter((right) => /^\S*(\*|Scan)/.test(right))).toEqual([]);
  const { stacks } = await synthesize();
  expect(JSON.stringify(stacks.generation)).not.toContain('bedrock');
});
