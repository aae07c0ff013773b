/** The first year in which outfits were published. */
const launchYear = 2026;

/** The current year in UTC. */
export const thisYear = () => new Date().getUTCFullYear();
/**
 * The first year that can have cards. It is the current year if the clock is set before the launch, so that cards made
 * with that clock are found.
 */
export const firstYear = () => Math.min(launchYear, thisYear());
