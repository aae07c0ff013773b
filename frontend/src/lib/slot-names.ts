import type { Slot } from '#shared/catalog';
import { t } from './t.ts';

/** The name of each slot, as the heading of a list. */
export const slotNames: Record<Slot, string> = {
  top: t('Tops'),
  bottom: t('Bottoms'),
  dress: t('Dresses'),
  outerwear: t('Outerwear'),
  shoes: t('Shoes'),
  bag: t('Bags'),
  accessory: t('Accessories'),
  other: t('Other'),
};
