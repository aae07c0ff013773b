import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** Loaded when it is opened. */
export const FilterSheet = lazyDialog('FilterSheet', () => import('./filter-sheet.tsx'));
