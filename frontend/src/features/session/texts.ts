import { limits } from '#shared/limits';

const { min, max } = limits.account.password;

export const texts = {
  ended: 'Your session has ended. Please sign in again.',
  passwordRule: `${min} to ${max} characters, of any kind.`,
  confirmTitle: 'Confirm your account',
  confirmSent: 'We sent a confirmation code to',
  wrongAddress: 'Wrong address?',
  codeMissing: 'Please enter the code from the mail.',
  /** `time` as the clock shows it. */
  sentAgain: (email: string, time: string) => `A new code was sent to ${email} at ${time}.`,
  confirmed: { title: 'Account confirmed', description: 'You can sign in now.' },
  resetTitle: 'Choose a new password',
  resetAsk: 'Enter the address of your account. We send you a code to choose a new password with.',
  resetSent: 'If there is an account, a code was sent to',
  passwordsDiffer: 'Your passwords must match',
  passwordChanged: { title: 'Password changed', description: 'You can sign in with it now.' },
  unexpected: 'An unexpected error occurred.',
};
