import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/**
 * The dialog that records the days on which a piece or an outfit was worn. Its script is loaded when the dialog is
 * opened.
 */
export const WornDaysDialog = lazyDialog('WornDaysDialog', () => import('../worn-days-dialog.tsx'));
