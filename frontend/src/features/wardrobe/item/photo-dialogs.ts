import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialogs that change the photo of an item. They are loaded when they are opened. */
export const PhotoEditor = lazyDialog('PhotoEditor', () => import('./photo-editor.tsx'));
export const TouchUpDialog = lazyDialog('TouchUpDialog', () => import('./touch-up-dialog.tsx'));
