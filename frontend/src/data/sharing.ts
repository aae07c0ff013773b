import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { stylingQuery } from './styling.ts';

/**
 * Whether the person shows new outfits to the community unless they choose otherwise; null until they have answered.
 * An answer that cannot be stored holds until the profile is read again.
 */
export function useSharing() {
  const client = useQueryClient();
  const query = stylingQuery('profile');
  const { data } = useQuery(query);
  return {
    sharing: data?.sharesOutfits ?? null,
    /** The same, once the profile is loaded. Null also if it cannot be loaded. */
    readSharing: () =>
      client.ensureQueryData(query).then(
        ({ sharesOutfits }) => sharesOutfits,
        () => null,
      ),
    answer(sharesOutfits: boolean) {
      client.setQueryData(query.queryKey, (profile) => profile && { ...profile, sharesOutfits });
      api.profile.updateProfile({ body: { sharesOutfits } }).catch(() => client.invalidateQueries(query));
    },
  };
}
