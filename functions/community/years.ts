/** The year in which the app began; a clock that goes wrong does not make what it wrote invisible. */
const begun = 2026;

export const thisYear = () => new Date().getUTCFullYear();
export const firstYear = () => Math.min(begun, thisYear());
export const allYears = () =>
  Array.from({ length: thisYear() - firstYear() + 1 }, (_, index) => String(firstYear() + index));
