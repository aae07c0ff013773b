/** An amount with its currency (ISO 4217), as '€40.00'; without a currency with two decimals, as '40.00'. */
export function formatMoney(amount: number, currency: string | null): string {
  if (!currency) return amount.toFixed(2);
  return amount.toLocaleString('en', { style: 'currency', currency });
}
