import { names } from './names.ts';

/** What the AWS SDK demands of its environment. */
export const sdkEnvironment = {
  AWS_REGION: names.region,
  AWS_ACCESS_KEY_ID: names.credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: names.credentials.secretAccessKey,
};

/** The services that the functions call; all but SOCKETS, WEATHER and PINBOARD by the SDK's own variables. */
type Service =
  | 'DYNAMODB'
  | 'S3'
  | 'LAMBDA'
  | 'SFN'
  | 'SECRETS_MANAGER'
  | 'SSM'
  | 'SOCKETS'
  | 'WEATHER'
  | 'PINBOARD';

/**
 * What the functions demand of their environment, as a stack would set it, for services that listen at these
 * addresses. Of the outside world and of the models, what the process was started with is kept.
 */
export const functionEnvironment = (urls: Readonly<Record<Service, string>>) => ({
  ...Object.fromEntries(Object.entries(urls).map(([name, url]) => [`AWS_ENDPOINT_URL_${name}`, url])),
  POWERTOOLS_SERVICE_NAME: 'wardrobe-local',
  TABLE_NAME: names.table,
  UPLOADS_BUCKET: names.uploads,
  UPLOADS_URL: '/uploads',
  MEDIA_BUCKET: names.media,
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
  IMAGE: process.env['IMAGE'] ?? 'builtin',
  IMAGE_MODEL_ID: process.env['IMAGE_MODEL_ID'] ?? 'none',
  STYLIST: process.env['STYLIST'] ?? 'builtin',
  STYLIST_MODEL_ID: process.env['STYLIST_MODEL_ID'] ?? 'none',
  VISION: process.env['VISION'] ?? 'none',
  VISION_MODEL_ID: process.env['VISION_MODEL_ID'] ?? 'none',
});
