const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const noYear = '0000';

/** The creation time of a version 7 UUID in milliseconds since 1970, taken from its first 48 bits. */
export const timeOfId = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** The key of a row that is stored by the year of its outfit: its card, or its standing. */
export const keyInYear = (id: string) => ({ year: yearOfId(id), id });

/** The UTC year of a version 7 UUID's creation, with four digits. Otherwise '0000', a partition without rows. */
export function yearOfId(id: string): string {
  if (!version7.test(id)) return noYear;
  const date = new Date(timeOfId(id));
  return Number.isNaN(date.getTime()) ? noYear : date.toISOString().slice(0, 4);
}
