import { lazyDialog } from './lazy-dialog.tsx';

/** The dialog that asks before something is done, loaded when it is opened, or ahead by `usePreload`. */
export const ConfirmDialog = lazyDialog('ConfirmDialog', () => import('./confirm-dialog.tsx'));
