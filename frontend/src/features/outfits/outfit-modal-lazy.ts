import { lazyDialog } from '../../components/lazy-dialog.tsx';

/** The dialog that shows an outfit in full, loaded when it is opened. */
export const OutfitModal = lazyDialog('OutfitModal', () => import('./outfit-modal.tsx'));
/** The dialog of the outfit whose id is in the address. It reads the outfit if needed. */
export const OpenedOutfit = lazyDialog('OpenedOutfit', () => import('./opened-outfit.tsx'));
