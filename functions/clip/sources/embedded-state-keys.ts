import keys from './embedded-state-keys.json' with { type: 'json' };

/**
 * The keys under which shops store what belongs to a product in the data of their scripts, in order of preference:
 * `productKeys` its fields, `amountKeys` the amount inside a price object (the current price before the original one),
 * `formattedPriceKeys` the price that is formatted for display, `textKeys` the text inside an object for a brand, a color
 * or a category, and `imageKeys` the address inside an image object, or further images.
 */
export const { productKeys, amountKeys, formattedPriceKeys, textKeys, imageKeys } = keys;
