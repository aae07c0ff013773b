import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that records the days on which something was worn. Its script is loaded when it is opened. */
export const WornDaysDialog = lazyDialog('WornDaysDialog', () => import('../worn-days-dialog.tsx'));
