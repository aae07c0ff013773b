/** The lowest score, 0 to 100, of a good outfit. The outfit builder shows the same score. */
export const goodFrom = 70;
