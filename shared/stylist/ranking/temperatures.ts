/** Limits of the outdoor temperature, in degrees Celsius. The ranker and the stylist's sentences both use them. */

/** It is hot above this temperature: light fabrics are preferred to heavy ones. */
export const hotAbove = 24;
/** Below this an outfit needs outerwear, or a layer for the coldest hour of the day. */
export const coatBelow = 14;
/** Below this bare arms and shoulders need a layer. */
export const bareFrom = 20;
/** Below this short sleeves need a layer. */
export const shortSleevesFrom = 18;
/** Below this a blazer or a cardigan is no longer enough as outerwear. */
export const coldBelow = 8;
/** Below this, bare legs need tights. */
export const bareLegsFrom = 12;
/** From here down, who runs wears a jacket, and what is worn under trousers matters. */
export const hardFrost = -8;
