/** Before this day nothing was bought that anybody wears. */
export const earliestPurchase = '1900-01-01';

/** The last day on which something can have been bought: somewhere it is already tomorrow. */
export const latestPurchase = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
