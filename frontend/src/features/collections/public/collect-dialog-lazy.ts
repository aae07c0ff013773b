import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that adds an outfit to collections, loaded when it is opened. */
export const CollectDialog = lazyDialog('CollectDialog', () => import('../collect-dialog.tsx'));
