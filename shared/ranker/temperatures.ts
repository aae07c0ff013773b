/** The outdoor temperatures, in degrees Celsius, that the ranker and the stylist's sentences agree on. */

/** Above this it is hot: light fabrics win, heavy ones lose. */
export const hotAbove = 24;
/** Below this an outfit needs outerwear, or a layer for the coldest hour of the day. */
export const coatBelow = 12;
/** Below this a blazer or a cardigan is no longer enough as outerwear. */
export const coldBelow = 8;
