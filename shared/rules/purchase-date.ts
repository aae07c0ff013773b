/** The earliest day of purchase that an item may have: an earlier one is a typing error. */
export const earliestPurchase = '1900-01-01';
