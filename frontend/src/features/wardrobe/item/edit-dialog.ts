import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that edits items, loaded when it is opened. */
export const EditDialog = lazyDialog('EditFormDialog', () => import('./edit-form-dialog.tsx'));
