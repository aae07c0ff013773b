/** What the functions are told by the stack, or the local server, that runs them. */
export type Variable =
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'UPLOADS_URL'
  | 'MEDIA_BUCKET'
  | 'MEDIA_KEY_ID'
  | 'MEDIA_PRIVATE_KEY_SECRET'
  | 'PREPARE_IMAGE_FUNCTION'
  | 'ANALYZE_IMAGE_FUNCTION'
  | 'GENERATION_STATE_MACHINE'
  | 'SOCKET_MANAGEMENT_URL'
  | 'APP_URL_PARAMETER'
  | 'GEOCODING_URL'
  | 'FORECAST_URL'
  | 'PINBOARD_API_URL'
  | 'PINBOARD_CONSENT_URL'
  | 'PINBOARD_CLIENT_ID'
  | 'PINBOARD_SECRET'
  | 'GENERATIONS_A_DAY'
  | 'IMAGE'
  | 'IMAGE_MODEL_ID'
  | 'STYLIST'
  | 'STYLIST_MODEL_ID'
  | 'VISION'
  | 'VISION_MODEL_ID';

/** Read while a module loads, so that a function that lacks a variable fails at once and by name. */
export function requireVariable(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}
