import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The filters on phones. The script is loaded when the sheet is opened. */
export const FilterSheet = lazyDialog('FilterSheet', () => import('./filter-sheet.tsx'));
