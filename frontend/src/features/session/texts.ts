import { limits } from '#shared/limits';
import { t } from '../../lib/t.ts';

const { min, max } = limits.account.password;

export const texts = {
  ended: t('Your session has ended. Please sign in again.'),
  passwordRule: t('{min} to {max} characters, of any kind.', { min, max }),
  confirmTitle: t('Confirm your account'),
  confirmSent: t('We sent a confirmation code to'),
  wrongAddress: t('Wrong address?'),
  appCodeTitle: t('Enter the code'),
  appCodeAsk: t('Your authenticator app shows a code of six digits for this account.'),
  appCodeLost: t('Lost the phone? The people who run this app can turn the codes off.'),
  codeMissing: t('Please enter the code.'),
  /** `time` is a time of day as text. */
  sentAgain: (email: string, time: string) => t('A new code was sent to {email} at {time}.', { email, time }),
  confirmed: { title: t('Account confirmed'), description: t('You can sign in now.') },
  resetTitle: t('Choose a new password'),
  resetAsk: t('Enter the address of your account. We send you a code to choose a new password with.'),
  resetSent: t('If there is an account, a code was sent to'),
  passwordsDiffer: t('Your passwords must match'),
  passwordChanged: { title: t('Password changed'), description: t('You can sign in with it now.') },
  unexpected: t('An unexpected error occurred.'),
};
