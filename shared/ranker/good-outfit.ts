/** From this score on an outfit is good: 0 to 100, as the outfit builder shows it. */
export const goodFrom = 70;
