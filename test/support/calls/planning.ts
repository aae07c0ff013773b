import type { MorningTimes, NewTrip, Trip, WeekProposal } from '#shared/contract/planning';
import { dayFromToday, weekdays } from '#shared/rules/days';
import type { Caller, Visited } from '../app/caller.ts';
import { seedItems } from '../rows/seed.ts';
import { makeOutfit } from './outfits.ts';

/** The categories of a wardrobe that allows several outfits in any weather. */
const capsule = 'shirt sweater t-shirt trousers jeans chinos loafers sneakers boots coat scarf'.split(' ');

/** A person with a wardrobe. If a place is given, it is the location in their profile. */
export async function visitDressed(app: Visited, place?: string) {
  const person = await app.visit();
  const itemIds = await seedItems(person.userId, capsule);
  if (place) await person.call('profile', 'updateProfile', { body: { location: place } });
  return { person, itemIds };
}

/** A person in a hot place who has planned a sweater and a coat for a day. */
export async function visitMisfit(app: Visited) {
  const { person, itemIds } = await visitDressed(app, 'Bangkok');
  const warm = ['sweater', 'jeans', 'boots', 'coat'].map(
    (category) => itemIds[capsule.indexOf(category)] ?? '',
  );
  const outfit = await makeOutfit(person, warm, { title: 'Too warm' });
  const date = dayFromToday(2);
  await person.call('calendar', 'scheduleOutfit', { body: { outfitId: outfit.id, scheduledDate: date } });
  return { person, outfit, date };
}

/** Deletes the row of an item directly, which needs no storage. */
export async function loseItem({ userId }: Caller, id: string) {
  const { ClothingItemEntity } = await import('#functions/rows/items/clothing-item');
  await ClothingItemEntity.delete({ userId, id }).go();
}

export const daysAhead = (count: number, from = 0) =>
  Array.from({ length: count }, (_, ahead) => ({ date: dayFromToday(from + ahead) }));
export const propose = async (person: Caller, days: readonly object[]): Promise<WeekProposal> =>
  (await person.call('planning', 'proposeWeek', { body: { days } })).body;
/** The body that saves a proposed week. */
export const toSave = ({ days }: WeekProposal) => ({
  days: days.flatMap(({ date, occasion, weather, outfit }) =>
    outfit
      ? [{ date, occasion, weather, title: outfit.title, itemIds: outfit.pieces.map(({ itemId }) => itemId) }]
      : [],
  ),
});
/** The times of a morning mail. */
export const mornings: MorningTimes = { weekdays: [...weekdays], hour: 7, timeZone: 'Europe/Stockholm' };
export const tripTo = (place: string, count: number, from = 1): NewTrip => ({
  place,
  days: daysAhead(count, from).map((day) => ({ ...day, occasion: 'sightseeing' })),
});
export const packed = async (person: Caller, body: NewTrip): Promise<Trip> =>
  (await person.call('planning', 'createTrip', { body })).body;
