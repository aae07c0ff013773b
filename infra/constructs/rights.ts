import { Aws } from 'aws-cdk-lib';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { Model, TalkingModel, Variable } from '../../functions/platform/environment.ts';
import type { Settings } from '../settings.ts';
import type { MediaKeys } from './media-delivery/media-keys.ts';
import type { OriginKey } from './origin-key/origin-key.ts';
import type { SocketApi } from './socket-api.ts';

/** The resources and settings that rights refer to. */
export type Resources = Settings & {
  table: ITableV2;
  uploads: IBucket;
  media: IBucket;
  userExports: IBucket;
  mediaKeys: MediaKeys;
  originKey: OriginKey;
  prepareImage: IFunction;
  analyzeImage: IFunction;
  generation: IStateMachine;
  sockets: SocketApi;
  userPool: IUserPool;
  /** The name of the SSM parameter that holds the app's address. */
  appUrl: string;
};

/** What a right gives a function: IAM permissions, and the environment variables that name the resources. */
export type Access = {
  /** Maps each IAM action to the ARNs on which it is allowed. */
  allows: Record<string, string[]>;
  variables: Partial<Record<Variable, string>>;
  /** The reason for an ARN in `allows` that ends in a wildcard. cdk-nag requires it. */
  wildcard?: string;
};

/** Declares a right: its resource, and the access to that resource. */
const right = <Name extends keyof Resources>(
  resource: Name,
  access: (resource: Resources[Name]) => Access,
) => ({ resource, access: (resources: Pick<Resources, Name>) => access(resources[resource]) });

const anyObject =
  'Keys are made of ids and upload names at run time: the right covers the whole bucket or folder.';
/** The right to these actions of S3 on the objects of a bucket whose keys begin with this prefix. */
const objects = <Name extends 'uploads' | 'media'>(resource: Name, actions: readonly string[], prefix = '') =>
  right(resource, (bucket) => ({
    allows: Object.fromEntries(
      actions.map((action) => [
        `s3:${action}`,
        [action === 'ListBucket' ? bucket.bucketArn : bucket.arnForObjects(`${prefix}*`)],
      ]),
    ),
    wildcard: anyObject,
    variables: { [resource === 'media' ? 'MEDIA_BUCKET' : 'UPLOADS_BUCKET']: bucket.bucketName },
  }));
/** The right to this action of Cognito on the user pool. */
const users = (action: string) =>
  right('userPool', ({ userPoolArn, userPoolId }) => ({
    allows: { [`cognito-idp:${action}`]: [userPoolArn] },
    variables: { USER_POOL_ID: userPoolId },
  }));

/** The right to send to open sockets (POST), or to close them (DELETE). */
const connections = (method: 'POST' | 'DELETE') =>
  right('sockets', (sockets) => ({
    allows: { 'execute-api:ManageConnections': [sockets.arnOf(method)] },
    wildcard: 'API Gateway assigns the id of a connection when it is opened.',
    variables: { SOCKET_MANAGEMENT_URL: sockets.stage.callbackUrl },
  }));

/** A number of the settings as a variable. */
const number = <Name extends keyof Settings>(setting: Name, variable: Variable) =>
  right(setting, (value) => ({ allows: {}, variables: { [variable]: String(value) } }));

/** The rights to call a text model, or its server's key, and the variables that name it, with this prefix. */
const talking =
  (prefix: TalkingModel) =>
  (model: Settings['stylist' | 'reader' | 'vision']): Access => {
    const { allows, variables } = asking(prefix)(model.name === 'openai' ? { name: 'none' } : model);
    const server = model.name === 'openai' ? model : undefined;
    return {
      allows: server?.keyArn ? { 'secretsmanager:GetSecretValue': [server.keyArn] } : allows,
      variables: {
        ...variables,
        ...(server && { [prefix]: server.name, [`${prefix}_MODEL_ID`]: server.modelId }),
        [`${prefix}_MODEL_URL`]: server?.url ?? 'none',
        [`${prefix}_MODEL_KEY_SECRET`]: server?.keyArn ?? 'none',
      },
    };
  };

/** The right to call a model of the settings, and its variables with this prefix. Nothing without Bedrock. */
const asking =
  (prefix: Model) =>
  (model: Exclude<Settings['stylist' | 'image' | 'cutOut' | 'vision'], { name: 'openai' }>): Access => {
    const isAsked = model.name === 'bedrock';
    return {
      allows: isAsked ? { 'bedrock:InvokeModel': model.modelArns } : {},
      variables: {
        [prefix]: model.name,
        [`${prefix}_MODEL_ID`]: isAsked ? model.modelId : 'none',
        [`${prefix}_MODEL_REGION`]: isAsked ? model.region : 'none',
      },
    };
  };

export const rights = {
  knowCloudFront: right('originKey', ({ secret }) => ({
    allows: { 'secretsmanager:GetSecretValue': [secret.secretArn] },
    variables: { ORIGIN_KEY_SECRET: secret.secretArn },
  })),
  readChanges: right('table', ({ tableStreamArn }) => ({
    allows: {
      ...Object.fromEntries(
        ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((action) => [
          `dynamodb:${action}`,
          [tableStreamArn ?? ''],
        ]),
      ),
      'dynamodb:ListStreams': ['*'],
    },
    wildcard: 'ListStreams has no resource-level permissions.',
    variables: {},
  })),
  presignUploads: right('uploads', (bucket) => ({
    allows: { 's3:PutObject': [bucket.arnForObjects('*')] },
    wildcard: anyObject,
    variables: {
      UPLOADS_BUCKET: bucket.bucketName,
      UPLOADS_URL: `https://${bucket.bucketRegionalDomainName}`,
    },
  })),
  // Without ListBucket, S3 answers a request for a missing object with 403 instead of 404.
  readUploads: objects('uploads', ['GetObject', 'ListBucket']),
  deleteUploads: objects('uploads', ['DeleteObject']),
  nameImages: right('mediaKeys', ({ nameKey }) => ({
    allows: { 'secretsmanager:GetSecretValue': [nameKey.secretArn] },
    variables: { MEDIA_NAME_SECRET: nameKey.secretArn },
  })),
  storeImages: objects('media', ['PutObject']),
  storePreviews: objects('media', ['PutObject', 'DeleteObject'], 'previews/'),
  readImages: objects('media', ['GetObject', 'ListBucket']),
  deleteImages: objects('media', ['DeleteObject']),
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
  readRequests: right('reader', talking('READER')),
  converse: right('stylist', talking('STYLIST')),
  nameStylist: right('stylist', ({ name }) => ({ allows: {}, variables: { STYLIST: name } })),
  limitGenerations: number('generationsPerDay', 'GENERATIONS_A_DAY'),
  limitVisionCalls: number('visionCallsPerDay', 'VISION_CALLS_A_DAY'),
  hideReported: number('reportsToHide', 'REPORTS_TO_HIDE'),
  drawImages: right('image', asking('IMAGE')),
  cutOutPieces: right('cutOut', asking('CUT_OUT')),
  detectStyles: right('vision', talking('VISION')),
  pushToSockets: connections('POST'),
  closeSockets: connections('DELETE'),
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
  clearUploads: objects('uploads', ['DeleteObject', 'ListBucket']),
  clearImages: objects('media', ['DeleteObject', 'ListBucket']),
  deleteUsers: users('AdminDeleteUser'),
  readUsers: users('AdminGetUser'),
  // SES demands the second right for what it does not make of plain fields alone, such as attachments.
  sendMails: right('mail', (mail) => {
    const identity = `arn:aws:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${mail?.verifiedDomain ?? mail?.from}`;
    return {
      allows: mail ? { 'ses:SendEmail': [identity], 'ses:SendRawEmail': [identity] } : {},
      variables: { MAIL_FROM: mail?.from ?? 'none' },
    };
  }),
  listUsers: users('ListUsers'),
  storeUserExports: right('userExports', (bucket) => ({
    allows: { 's3:PutObject': [bucket.arnForObjects('users/*')] },
    wildcard: 'The name of an export is its time.',
    variables: { USER_EXPORTS_BUCKET: bucket.bucketName },
  })),
  signOutUsers: right('userPool', ({ userPoolArn }) => ({
    allows: { 'cognito-idp:AdminUserGlobalSignOut': [userPoolArn] },
    // The event of the trigger names the user pool. A variable would make each refer to the other.
    variables: {},
  })),
  readAppUrl: right('appUrl', (parameter) => ({
    allows: { 'ssm:GetParameter': [`arn:aws:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${parameter}`] },
    variables: { APP_URL_PARAMETER: parameter },
  })),
};
