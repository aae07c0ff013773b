import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that edits items. Its script is loaded when the dialog is opened. */
export const EditDialog = lazyDialog('EditFormDialog', () => import('./edit-form-dialog.tsx'));
