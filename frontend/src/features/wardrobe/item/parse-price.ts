const space = /\s/g;
/** Digits in groups of three, all set apart by the same sign, or plain digits; and then the decimals. */
const amount =
  /^(?<minus>-?)(?<whole>[1-9]\d{0,2}(?:(?<thousands>[ .,])\d{3})(?:\k<thousands>\d{3})*|\d*)(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/;

/**
 * The price that somebody has typed, wherever they learned to write numbers: '1,234', '1.234,56', '1 234,5'.
 * Null is what cannot be read in one way only, and what is no amount of money.
 */
export function parsePrice(text: string): number | null {
  const { minus, whole, thousands, point, decimals } =
    amount.exec(text.trim().replace(space, ' '))?.groups ?? {};
  if (!whole && !decimals) return null;
  if (point && point === thousands) return null;
  return Number(`${minus}${whole?.replace(/\D/g, '')}.${decimals ?? 0}`);
}
