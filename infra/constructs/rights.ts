import { Aws } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Variable } from '../../functions/platform/environment.ts';
import {
  type FunctionName,
  type Grants,
  grants,
  type IndexName,
  type Right,
  type TableAction,
} from '../grants.ts';
import type { Settings } from '../settings.ts';
import type { MediaKeys } from './media-delivery/media-keys.ts';
import type { SocketApi } from './socket-api.ts';

/** What there is to touch. */
export type Resources = {
  table: TableV2;
  uploads: IBucket;
  media: IBucket;
  mediaKeys: MediaKeys;
  prepareImage: IFunction;
  analyzeImage: IFunction;
  generation: IStateMachine;
  sockets: SocketApi;
  generationsPerDay: Settings['generationsPerDay'];
  stylist: Settings['stylist'];
  image: Settings['image'];
  vision: Settings['vision'];
  weather: Settings['weather'];
  pinboard: Settings['pinboard'];
  /** The name of the parameter that holds it. */
  appUrl: string;
};

/** What IAM allows, and the variables by which the code finds what it is allowed to touch. */
type Access = {
  /** ARNs by action. */
  allows: Record<string, string[]>;
  variables: Partial<Record<Variable, string>>;
  /** Why an ARN of `allows` ends in a wildcard. */
  wildcard?: string;
};

const right = <Of extends keyof Resources>(of: Of, access: (resource: Resources[Of]) => Access) => ({
  of,
  access: (resources: Pick<Resources, Of>) => access(resources[of]),
});

const anyObject =
  'Objects are named after people and uploads, so that a right is to all that a bucket holds.';

const rights = {
  presignUploads: right('uploads', (bucket) => ({
    allows: { 's3:PutObject': [bucket.arnForObjects('*')] },
    wildcard: anyObject,
    variables: {
      UPLOADS_BUCKET: bucket.bucketName,
      UPLOADS_URL: `https://${bucket.bucketRegionalDomainName}`,
    },
  })),
  readUploads: right('uploads', (bucket) => ({
    // Who may not list a bucket is told that access is denied, where an object is missing.
    allows: { 's3:GetObject': [bucket.arnForObjects('*')], 's3:ListBucket': [bucket.bucketArn] },
    wildcard: anyObject,
    variables: { UPLOADS_BUCKET: bucket.bucketName },
  })),
  deleteUploads: right('uploads', (bucket) => ({
    allows: { 's3:DeleteObject': [bucket.arnForObjects('*')] },
    wildcard: anyObject,
    variables: { UPLOADS_BUCKET: bucket.bucketName },
  })),
  storeImages: right('media', (bucket) => ({
    allows: { 's3:PutObject': [bucket.arnForObjects('*')] },
    wildcard: anyObject,
    variables: { MEDIA_BUCKET: bucket.bucketName },
  })),
  readImages: right('media', (bucket) => ({
    // Who may not list a bucket is told that access is denied, where an object is missing.
    allows: { 's3:GetObject': [bucket.arnForObjects('*')], 's3:ListBucket': [bucket.bucketArn] },
    wildcard: anyObject,
    variables: { MEDIA_BUCKET: bucket.bucketName },
  })),
  deleteImages: right('media', (bucket) => ({
    allows: { 's3:DeleteObject': [bucket.arnForObjects('*')] },
    wildcard: anyObject,
    variables: { MEDIA_BUCKET: bucket.bucketName },
  })),
  prepareImages: right('prepareImage', (worker) => ({
    allows: { 'lambda:InvokeFunction': [worker.functionArn] },
    variables: { PREPARE_IMAGE_FUNCTION: worker.functionName },
  })),
  analyzeImages: right('analyzeImage', (worker) => ({
    allows: { 'lambda:InvokeFunction': [worker.functionArn] },
    variables: { ANALYZE_IMAGE_FUNCTION: worker.functionName },
  })),
  signImageUrls: right('mediaKeys', ({ privateKey, publicKey }) => ({
    allows: { 'secretsmanager:GetSecretValue': [privateKey.secretArn] },
    variables: { MEDIA_PRIVATE_KEY_SECRET: privateKey.secretArn, MEDIA_KEY_ID: publicKey.publicKeyId },
  })),
  startGenerations: right('generation', (workflow) => ({
    allows: { 'states:StartExecution': [workflow.stateMachineArn] },
    variables: { GENERATION_STATE_MACHINE: workflow.stateMachineArn },
  })),
  converse: right('stylist', (stylist) =>
    stylist.name === 'bedrock'
      ? {
          allows: { 'bedrock:InvokeModel': stylist.modelArns },
          variables: { STYLIST: 'bedrock', STYLIST_MODEL_ID: stylist.modelId },
        }
      : { allows: {}, variables: { STYLIST: 'builtin', STYLIST_MODEL_ID: 'none' } },
  ),
  limitGenerations: right('generationsPerDay', (limit) => ({
    allows: {},
    variables: { GENERATIONS_A_DAY: String(limit) },
  })),
  drawImages: right('image', (image) =>
    image.name === 'bedrock'
      ? {
          allows: { 'bedrock:InvokeModel': image.modelArns },
          variables: { IMAGE: 'bedrock', IMAGE_MODEL_ID: image.modelId },
        }
      : { allows: {}, variables: { IMAGE: 'builtin', IMAGE_MODEL_ID: 'none' } },
  ),
  detectStyles: right('vision', (vision) =>
    vision.name === 'bedrock'
      ? {
          allows: { 'bedrock:InvokeModel': vision.modelArns },
          variables: { VISION: 'bedrock', VISION_MODEL_ID: vision.modelId },
        }
      : { allows: {}, variables: { VISION: 'none', VISION_MODEL_ID: 'none' } },
  ),
  pushToSockets: right('sockets', ({ connectionsArn, stage }) => ({
    allows: { 'execute-api:ManageConnections': [connectionsArn] },
    wildcard: 'A connection is given its id by API Gateway, when it is opened.',
    variables: { SOCKET_MANAGEMENT_URL: stage.callbackUrl },
  })),
  askWeather: right('weather', ({ geocodingUrl, forecastUrl }) => ({
    allows: {},
    variables: { GEOCODING_URL: geocodingUrl, FORECAST_URL: forecastUrl },
  })),
  usePinboard: right('pinboard', ({ apiUrl, consentUrl, app }) => ({
    allows: app ? { 'secretsmanager:GetSecretValue': [app.secretArn] } : {},
    variables: {
      PINBOARD_API_URL: apiUrl,
      PINBOARD_CONSENT_URL: consentUrl,
      PINBOARD_CLIENT_ID: app?.clientId ?? 'none',
      PINBOARD_SECRET: app?.secretArn ?? 'none',
    },
  })),
  readAppUrl: right('appUrl', (parameter) => ({
    allows: {
      'ssm:GetParameter': [`arn:aws:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${parameter}`],
    },
    variables: { APP_URL_PARAMETER: parameter },
  })),
} satisfies Record<Right, unknown>;

type RightOf<G> = G extends { may: readonly (infer R extends Right)[] } ? R : never;
type TableOf<G> = G extends { table: unknown } ? 'table' : never;
/** What a stack must have at hand to make these functions. */
export type ResourcesOf<Name extends FunctionName> = Pick<
  Resources,
  (typeof rights)[RightOf<(typeof grants)[Name]>]['of'] | TableOf<(typeof grants)[Name]>
>;

/** All that a function is granted, on the resources that are at hand. */
export function accessesOf<Name extends FunctionName>(name: Name, resources: ResourcesOf<Name>): Access[] {
  const { table: actions = [], indexes = [], may = [] }: Grants = grants[name];
  // That the resources are those which the function's rights are of is what the parameter's type says.
  const all = resources as Partial<Resources> as Resources;
  return [
    ...(actions.length ? rowAccesses(all.table, actions, indexes) : []),
    ...may.map((word) => rights[word].access(all)),
  ];
}

function rowAccesses(
  { tableArn, tableName }: TableV2,
  actions: readonly TableAction[],
  indexes: readonly IndexName[],
): Access[] {
  const variables = { TABLE_NAME: tableName };
  const onTable = actions.map((action) => [`dynamodb:${action}`, [tableArn]]);
  const onIndexes = indexes.map((index) => `${tableArn}/index/${index}`);
  return [
    { allows: Object.fromEntries(onTable), variables },
    { allows: { 'dynamodb:Query': onIndexes }, variables },
  ];
}
