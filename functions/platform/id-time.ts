const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;
const notAYear = '0000';

/** When a version 7 UUID was made, of which its first 48 bits tell in milliseconds. */
export const timeOfId = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/** The year in which an id was made, four digits; of what is no such id, a year in which nothing was made. */
export function yearOfId(id: string): string {
  if (!version7.test(id)) return notAYear;
  const date = new Date(timeOfId(id));
  return Number.isNaN(date.getTime()) ? notAYear : date.toISOString().slice(0, 4);
}
