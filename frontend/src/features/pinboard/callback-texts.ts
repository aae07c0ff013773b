import { errorTexts } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

/** The texts for the reasons that the callback page passes on in the address. */
export const callbackTexts = {
  oauth_error: t('Authentication failed'),
  access_denied: t('You did not allow access to your boards.'),
  missing_code: t('No authorization code received'),
  missing_state: t('Missing OAuth state - please try connecting again'),
  exchange_failed: t('Failed to complete Pinterest authentication'),
} as const;

const known = new Map<string, string>([
  ...Object.entries(errorTexts).map(([code, text]) => [code.replace('pinboard.', ''), text] as const),
  ...Object.entries(callbackTexts),
]);

/** The text for a reason, a general one if it is unknown: anybody can write a reason into an address. */
export const textOfReason = (reason: string) => known.get(reason) ?? callbackTexts.oauth_error;
