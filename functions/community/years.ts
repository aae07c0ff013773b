/** The first year in which outfits were published. */
const launchYear = 2026;

/** The current year in UTC. */
export const thisYear = () => new Date().getUTCFullYear();
/** The first year that can have cards: the current one if the clock is set before the launch. */
export const firstYear = () => Math.min(launchYear, thisYear());
