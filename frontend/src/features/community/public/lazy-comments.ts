import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The comments on an outfit, which are a part of its dialog. Their script is loaded when they are shown. */
export const LazyComments = lazyDialog('Comments', () => import('../comments/comments.tsx'));
