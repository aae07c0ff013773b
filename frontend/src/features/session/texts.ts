import { limits } from '#shared/limits';
import { t } from '../../lib/t.ts';

const { min, max } = limits.account.password;

export const texts = {
  passwordRule: t('{min} to {max} characters, of any kind.', { min, max }),
  confirmTitle: t('Confirm your account'),
  appCodeTitle: t('Enter the code'),
  codeMissing: t('Please enter the code.'),
  confirmed: { title: t('Account confirmed'), description: t('You can sign in now.') },
  resetTitle: t('Choose a new password'),
  unexpected: t('An unexpected error occurred.'),
};
