import type { ClothingItem } from '#shared/contract/clothing-item';
import { language } from './language.ts';

/** An amount with its currency (ISO 4217), for example '€40.00'. Without a currency it has two decimals: '40.00'. */
export function formatMoney(amount: number, currency: string | null): string {
  if (!currency)
    return amount.toLocaleString(language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    });
  return amount.toLocaleString(language, { style: 'currency', currency });
}

/** An item's price divided by the days of wear. The full price if never worn, null without a price. */
export const costPerWear = ({ price, timesWorn }: Pick<ClothingItem, 'price' | 'timesWorn'>) =>
  price === null ? null : price / Math.max(1, timesWorn);
