/** What models read and write, and what they do besides: a server can take the place of Bedrock for the former. */
export type TalkingModel = 'READER' | 'STYLIST' | 'VISION';
export type Model = TalkingModel | 'CUT_OUT' | 'IMAGE';

/** The environment variables of the functions. The stack or the local server sets them. */
export type Variable =
  | 'METRICS_NAMESPACE'
  | 'BUILD'
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
  | 'USER_EXPORTS_BUCKET'
  | 'MAIL_FROM'
  | Model
  | `${Model}_MODEL_${'ID' | 'REGION'}`
  | `${TalkingModel}_MODEL_${'URL' | 'KEY_SECRET'}`;

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
