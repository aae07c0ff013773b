import { lazyDialog } from '../../components/lazy-dialog.tsx';

/** The dialog that shows an outfit in full, loaded when it is opened. */
export const OutfitModal = lazyDialog('OutfitModal', () => import('./outfit-modal.tsx'));
/** The same for the outfit that the address names. */
export const OpenedOutfit = lazyDialog('OpenedOutfit', () => import('./opened-outfit.tsx'));
