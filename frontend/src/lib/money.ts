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
