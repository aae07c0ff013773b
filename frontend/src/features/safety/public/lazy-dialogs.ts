import { lazyComponent } from '../../../components/lazy-component.ts';

export const ReportDialog = lazyComponent('ReportDialog', () => import('../report-dialog.tsx'));
export const BlockDialog = lazyComponent('BlockDialog', () => import('../block-dialog.tsx'));
