import type { Toast } from './toaster.tsx';

/** Loads what shows toasts ahead of the first one, which may be about a connection that has broken. */
export const prepareToasts = () => import('./toaster.tsx');

/** Shows a toast. */
export const notify = async (toast: Toast) => (await prepareToasts()).showToast(toast);

export const notifyError = (description: string) => notify({ title: 'Error', description, tone: 'error' });
