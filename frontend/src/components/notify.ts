import { t } from '../lib/t.ts';
import type { Toast } from './toaster.tsx';

export type { Toast };

/** Loads the toaster ahead of the first toast, which may have to report that the network is down. */
export const prepareToasts = () => import('./toaster.tsx');

/** Shows a toast; loads the toaster first if necessary. */
export const notify = async (toast: Toast) => (await prepareToasts()).showToast(toast);

/** Shows an error toast titled 'Error'. */
export const notifyError = (description: string) => notify({ title: t('Error'), description, tone: 'error' });
