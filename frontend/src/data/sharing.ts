import { useQuery, useQueryClient } from '@tanstack/react-query';
import { stylingQuery, useChangeProfile } from './styling.ts';

/**
 * Whether the person shows new outfits to the community unless they choose otherwise; null until they have answered.
 * An answer that cannot be stored holds until the profile is read again.
 */
export function useSharing() {
  const client = useQueryClient();
  const change = useChangeProfile();
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
    answer: (sharesOutfits: boolean) => change({ sharesOutfits }),
  };
}
