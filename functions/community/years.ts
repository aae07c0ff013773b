/** The first year in which outfits were published. */
const launchYear = 2026;

/** The current year in UTC. */
export const thisYear = () => new Date().getUTCFullYear();
/**
 * The first year with cards; the current year if the clock is behind the launch, so that its cards are found.
 */
export const firstYear = () => Math.min(launchYear, thisYear());
