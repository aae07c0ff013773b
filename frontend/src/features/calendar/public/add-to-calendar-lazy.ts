import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that schedules an outfit, loaded when it is opened. */
export const AddToCalendar = lazyDialog('AddToCalendar', () => import('../add-to-calendar.tsx'));
