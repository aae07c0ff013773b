import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TripSummary } from '#shared/contract/planning';
import { dayAfter, isoWeekday } from '#shared/rules/days';
import { stylingQuery } from '../../data/styling.ts';
import { t } from '../../lib/t.ts';
import { longDay, monthOf } from './texts.ts';

export type Trips = readonly TripSummary[];

/** The user's trips, read in one call with the forecast. Undefined until they are known. */
export const useTripsOfCalendar = (): Trips | undefined =>
  useQuery({ ...stylingQuery('trips'), retry: false }).data;

export const isOnTrip = (day: string, trips: Trips | undefined) =>
  trips?.some(({ from, to }) => from <= day && day <= to) === true;

/**
 * The bars of the trips that begin in the cell of a day: on their first day, and again at the beginning of a week or a
 * month. A bar is as wide as its days in the row, and opens its trip. It is thin, but can be tapped a little above it.
 */
export const TripBars = ({ day, trips }: { day: string; trips: Trips }) =>
  trips
    .filter(({ from, to }) => from === day || (beginsRow(day) && from < day && day <= to))
    .map(({ id, place, from, to }) => (
      <Link
        key={id}
        to={`/calendar/trips/${id}`}
        aria-label={t('Trip to {place}, {from} to {to}', { place, from: longDay(from), to: longDay(to) })}
        style={{ width: `calc(${daysInRow(day, to)} * 100% - 4px)` }}
        className="absolute bottom-0.5 left-0.5 z-10 flex h-11 items-end font-semibold text-on-accent text-xs hover:underline"
      >
        <span className="w-full truncate bg-accent px-1.5 py-0.5">{place.split(',')[0]}</span>
      </Link>
    ));

const beginsRow = (day: string) => isoWeekday(day) === '1' || day.endsWith('-01');

/** The number of days from a day on that are in its week, in its month, and not after `to`. */
const daysInRow = (day: string, to: string) =>
  Array.from({ length: 8 - Number(isoWeekday(day)) }, (_, ahead) => dayAfter(day, ahead)).filter(
    (each) => each <= to && monthOf(each) === monthOf(day),
  ).length;
