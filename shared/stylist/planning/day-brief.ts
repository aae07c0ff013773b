import type { DayOccasion } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import type { OwnItem } from '../hearing/item-tags.ts';
import { listen } from '../hearing/listen.ts';
import type { Weather } from '../ranking/intent.ts';

/** What is known about a day before an outfit is chosen for it. */
export type DayToDress = {
  /** YYYY-MM-DD */
  date: string;
  occasion: DayOccasion;
  weather: Weather | null;
};

/** A day's brief, by its occasion and its weather, which counts as if the weather card showed it. */
export const briefOfDay = ({ date, occasion, weather }: DayToDress, items: readonly OwnItem[]): Brief =>
  listen({ prompt: '', mood: null, occasion, weather }, items, new Date(`${date}T12:00:00Z`));
