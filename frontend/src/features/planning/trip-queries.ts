import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewTrip, Trip, TripChanges, TripSummary } from '#shared/contract/planning';
import { notify, notifyError } from '../../components/notify.ts';
import { editQuery, tellOtherTabs } from '../../data/cache-changes.ts';
import { useSavedTick } from '../../data/saved-tick.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { allPages } from '../../lib/cursor-pages.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { today as localToday } from '../../lib/today.ts';
import { planSaved } from './saved-plan.ts';
import { occasionName } from './texts.ts';

const tripsKey = ['trips'];
const listKey = [...tripsKey, 'list'];
const tripQuery = (tripId: string) =>
  queryOptions({
    queryKey: [...tripsKey, tripId],
    queryFn: () => api.planning.getTrip({ params: { tripId } }),
    retry: (count, error) => !hasCode(error, 'not_found') && count < 2,
  });

/** All of the user's trips: those to come by date, then those that are over, the last one first. */
export const useTrips = () =>
  useQuery({
    queryKey: listKey,
    queryFn: async () => {
      const found = await allPages((query) => api.planning.listTrips({ query }));
      const today = localToday();
      const isOver = ({ to }: TripSummary) => to < today;
      const byDate = found.toSorted((one, other) => one.from.localeCompare(other.from));
      return [...byDate.filter((trip) => !isOver(trip)), ...byDate.filter(isOver).toReversed()];
    },
  });

export const useTrip = (tripId: string) => useQuery(tripQuery(tripId));

function tripsChanged(client: QueryClient) {
  tellOtherTabs(tripsKey);
  void client.invalidateQueries(stylingQuery('trips'));
  return client.invalidateQueries({ queryKey: listKey });
}

/** Creates a trip with its packing list. */
export function useCreateTrip({ onDone }: { onDone: (trip: Trip) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTrip) => api.planning.createTrip({ body }),
    onSuccess: (trip) => {
      client.setQueryData(tripQuery(trip.id).queryKey, trip);
      void tripsChanged(client);
      onDone(trip);
    },
  });
}

/** Changes a trip. Lines are shown at once, and put back if that fails. The changes of a trip are sent one after the other. */
export function useChangeTrip(tripId: string) {
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);
  return useMutation({
    scope: { id: `trip ${tripId}` },
    mutationFn: (body: Partial<TripChanges>) => api.planning.changeTrip({ params: { tripId }, body }),
    onMutate: ({ lines }) => lines && editQuery(client, queryKey, (trip) => ({ ...trip, lines })),
    onSuccess: (trip) => client.setQueryData(queryKey, trip),
    onError(_, { days }) {
      void client.invalidateQueries({ queryKey });
      // The dialog of the days tells its own error.
      if (!days) void notifyError(t('The packing list could not be changed. Please try again.'));
    },
    onSettled: () => void tripsChanged(client),
  });
}

/** Puts the outfits of a trip on the days of the calendar that are free. */
export function useTripOnCalendar({ place, days }: Trip) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.planning.savePlan({
        body: {
          days: days
            .filter(({ itemIds }) => itemIds.length > 0)
            .map(({ date, occasion, weather, itemIds }) => ({
              ...{ date, occasion, weather, itemIds },
              title: `${place.split(',')[0]}: ${occasionName(occasion)}`,
            })),
        },
      }),
    onSuccess: (saved) => void planSaved(client, saved),
    onError: (error) => void notifyError(textOf(error)),
  });
}

/** Removes a trip. */
export function useRemoveTrip({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (tripId: string) => api.planning.removeTrip({ params: { tripId } }),
    onSuccess: (_, tripId) => {
      editQuery<TripSummary[]>(client, listKey, (trips) => trips.filter(({ id }) => id !== tripId));
      void tripsChanged(client);
      void notify({ title: t('Trip removed') });
      onDone();
    },
    onError: () => notifyError(t('The trip could not be removed. Please try again.')),
  });
}

/** Whether a piece is packed, and a function to change that. The changes of a trip are sent one after the other. */
export function useTick({ id: tripId, packed }: Trip, itemId: string) {
  const client = useQueryClient();
  const { queryKey } = tripQuery(tripId);
  const request = { params: { tripId, itemId } };
  return useSavedTick({
    isTicked: packed.includes(itemId),
    queryKey,
    scope: `trip ${tripId}`,
    edit: (isPacked) =>
      editQuery(client, queryKey, (trip) => ({
        ...trip,
        packed: [...trip.packed.filter((id) => id !== itemId), ...(isPacked ? [itemId] : [])],
      })),
    send: (isPacked) => (isPacked ? api.planning.packPiece(request) : api.planning.unpackPiece(request)),
    onError: () => notifyError(t('The tick could not be kept. Please try again.')),
    onSettled: () => void tripsChanged(client),
  });
}
