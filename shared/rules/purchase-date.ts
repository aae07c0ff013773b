/** The earliest date of purchase that an item may have. An earlier one is a typing error. */
export const earliestPurchase = '1900-01-01';
