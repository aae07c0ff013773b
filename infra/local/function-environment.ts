import { buildNumber } from '../../frontend/build-number.ts';
import type { Variable } from '../../functions/platform/environment.ts';
import { modelServer } from './model-server.ts';
import { names } from './names.ts';
import type { Credentials } from './object-store/sigv4.ts';

/** Returns the environment variables with the region and the credentials for the AWS SDK. */
export const sdkEnvironment = ({ accessKeyId, secretAccessKey }: Credentials) => ({
  AWS_REGION: names.region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
});

/** The services that the functions call. The SDK finds all but the last three by its own environment variables. */
type Service =
  | 'DYNAMODB'
  | 'S3'
  | 'LAMBDA'
  | 'SFN'
  | 'SECRETS_MANAGER'
  | 'SSM'
  | 'SESV2'
  | 'SOCKETS'
  | 'WEATHER'
  | 'PINBOARD'
  | 'COGNITO_IDENTITY_PROVIDER';

/**
 * Returns the environment variables of the functions, as the stacks set them, for services at the given addresses.
 * Settings of models and external services are taken from the environment of this process, if it has them.
 */
export function functionEnvironment(urls: Readonly<Record<Service, string>>) {
  const variables: Record<Variable, string> = {
    METRICS_NAMESPACE: names.metricsNamespace,
    BUILD: buildNumber(),
    ORIGIN_KEY_SECRET: names.originKeySecret,
    TABLE_NAME: names.table,
    UPLOADS_BUCKET: names.uploads,
    UPLOADS_URL: '/uploads',
    MEDIA_BUCKET: names.media,
    MEDIA_NAME_SECRET: names.mediaNameSecret,
    MEDIA_KEY_ID: names.mediaKeyId,
    MEDIA_PRIVATE_KEY_SECRET: names.mediaKeySecret,
    PREPARE_IMAGE_FUNCTION: 'prepareImage',
    ANALYZE_IMAGE_FUNCTION: 'analyzeImage',
    GENERATION_STATE_MACHINE: `arn:aws:states:${names.region}:000000000000:stateMachine:generation`,
    SOCKET_MANAGEMENT_URL: urls.SOCKETS,
    APP_URL_PARAMETER: names.appUrlParameter,
    GEOCODING_URL: process.env['GEOCODING_URL'] ?? urls.WEATHER,
    FORECAST_URL: process.env['FORECAST_URL'] ?? urls.WEATHER,
    PINBOARD_API_URL: process.env['PINBOARD_API_URL'] ?? urls.PINBOARD,
    PINBOARD_CONSENT_URL: process.env['PINBOARD_CONSENT_URL'] ?? '/_local/pinboard/oauth/',
    PINBOARD_CLIENT_ID: process.env['PINBOARD_CLIENT_ID'] ?? names.pinboard.clientId,
    PINBOARD_SECRET: names.pinboard.secretName,
    GENERATIONS_A_DAY: process.env['GENERATIONS_A_DAY'] ?? '50',
    VISION_CALLS_A_DAY: process.env['VISION_CALLS_A_DAY'] ?? '100',
    REPORTS_TO_HIDE: process.env['REPORTS_TO_HIDE'] ?? '5',
    USER_POOL_ID: names.userPool.id,
    USER_EXPORTS_BUCKET: names.userExports,
    MAIL_FROM: 'wardrobe@example.com',
    CUT_OUT: process.env['CUT_OUT'] ?? 'builtin',
    CUT_OUT_MODEL_ID: process.env['CUT_OUT_MODEL_ID'] ?? 'none',
    CUT_OUT_MODEL_REGION: process.env['CUT_OUT_MODEL_REGION'] ?? names.region,
    IMAGE: process.env['IMAGE'] ?? 'builtin',
    IMAGE_MODEL_ID: process.env['IMAGE_MODEL_ID'] ?? 'none',
    IMAGE_MODEL_REGION: process.env['IMAGE_MODEL_REGION'] ?? names.region,
    ...modelOf('READER', 'builtin'),
    ...modelOf('STYLIST', 'builtin'),
    ...modelOf('VISION', 'none'),
  };
  return {
    ...Object.fromEntries(Object.entries(urls).map(([name, url]) => [`AWS_ENDPOINT_URL_${name}`, url])),
    POWERTOOLS_SERVICE_NAME: 'wardrobe-local',
    ...variables,
  };
}

/** The variables of what a model can do: the one of this process's environment, or else the server of `MODEL_URL`. */
function modelOf<Task extends 'READER' | 'STYLIST' | 'VISION'>(task: Task, otherwise: string) {
  const server = modelServer();
  return {
    [task]: process.env[task] ?? server?.name ?? otherwise,
    [`${task}_MODEL_ID`]: process.env[`${task}_MODEL_ID`] ?? server?.modelId ?? 'none',
    [`${task}_MODEL_URL`]: server?.url ?? 'none',
    [`${task}_MODEL_KEY_SECRET`]: server?.keySecret ?? 'none',
    [`${task}_MODEL_REGION`]: process.env[`${task}_MODEL_REGION`] ?? names.region,
  } as Record<Extract<Variable, Task | `${Task}_MODEL_${string}`>, string>;
}
