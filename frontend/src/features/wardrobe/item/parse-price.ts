const space = /\s/g;
/** Digits, ungrouped or in groups of three with one kind of separator, followed by at most two decimals. */
const amount =
  /^(?<minus>-?)(?<whole>[1-9]\d{0,2}(?:(?<thousands>[ .,])\d{3})(?:\k<thousands>\d{3})*|\d*)(?:(?<point>[.,])(?<decimals>\d{1,2}))?$/;

/** Parses a price in any locale's notation: '1,234', '1.234,56', '1 234,5'. Null if not clearly an amount. */
export function parsePrice(text: string): number | null {
  const { minus, whole, thousands, point, decimals } =
    amount.exec(text.trim().replace(space, ' '))?.groups ?? {};
  if (!whole && !decimals) return null;
  if (point && point === thousands) return null;
  return Number(`${minus}${whole?.replace(/\D/g, '')}.${decimals ?? 0}`);
}
