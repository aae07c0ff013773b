import { lazyDialog } from '../../../components/lazy-dialog.tsx';

/** The dialog that shows a public outfit in full, loaded when it is opened. */
export const CommunityOutfitModal = lazyDialog('CommunityOutfitModal', () => import('./outfit-modal.tsx'));
