import { lazyDialog } from '../../../components/lazy-dialog.tsx';

export const ReportDialog = lazyDialog('ReportDialog', () => import('../report-dialog.tsx'));
export const BlockDialog = lazyDialog('BlockDialog', () => import('../block-dialog.tsx'));
