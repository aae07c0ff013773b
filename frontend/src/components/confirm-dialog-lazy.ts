import { lazyDialog } from './lazy-dialog.tsx';

/** The confirmation dialog. Its script is loaded when the dialog is opened, or ahead of that by `usePreload`. */
export const ConfirmDialog = lazyDialog('ConfirmDialog', () => import('./confirm-dialog.tsx'));
