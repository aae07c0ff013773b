/** The environment variables of the functions. The stack or the local server sets them. */
export type Variable =
  | 'METRICS_NAMESPACE'
  | 'ORIGIN_KEY_SECRET'
  | 'TABLE_NAME'
  | 'UPLOADS_BUCKET'
  | 'UPLOADS_URL'
  | 'MEDIA_BUCKET'
  | 'MEDIA_NAME_SECRET'
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
  | 'VISION_CALLS_A_DAY'
  | 'REPORTS_TO_HIDE'
  | 'USER_POOL_ID'
  | 'CUT_OUT'
  | 'CUT_OUT_MODEL_ID'
  | 'CUT_OUT_MODEL_REGION'
  | 'IMAGE'
  | 'IMAGE_MODEL_ID'
  | 'IMAGE_MODEL_REGION'
  | 'READER'
  | 'READER_MODEL_ID'
  | 'READER_MODEL_REGION'
  | 'READER_MODEL_URL'
  | 'READER_MODEL_KEY_SECRET'
  | 'STYLIST'
  | 'STYLIST_MODEL_ID'
  | 'STYLIST_MODEL_REGION'
  | 'STYLIST_MODEL_URL'
  | 'STYLIST_MODEL_KEY_SECRET'
  | 'VISION'
  | 'VISION_MODEL_ID'
  | 'VISION_MODEL_REGION'
  | 'VISION_MODEL_URL'
  | 'VISION_MODEL_KEY_SECRET';

/**
 * Returns the value of a variable. Throws if it is missing or empty. Modules call it while they load, so a function
 * with an incomplete environment fails at the start and not during a request.
 */
export function requireVariable(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}

/** Returns the choice that a variable names. Throws if the variable names none of them. */
export function chosenBy<Choice>(name: Variable, choices: Readonly<Record<string, Choice>>): Choice {
  const chosen = choices[requireVariable(name)];
  if (!chosen) throw new Error(`${name} must be one of ${Object.keys(choices).join(', ')}.`);
  return chosen;
}
