import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shared/contract/client';
import type { Profile, ProfileChanges } from '#shared/contract/profile';
import type { Styling, StylingPart } from '#shared/contract/styling';
import { api } from '../lib/api.ts';
import { batched } from '../lib/batched.ts';

const readPart = batched(async (parts: StylingPart[]) => {
  const styling = await api.styling.readStyling({ query: { parts: parts.join(',') } });
  return parts.map((part) => styling[part]);
});

/** The query for one part of the styling call (weather, trends, profile …). Parts requested together share one call. */
export const stylingQuery = <Part extends StylingPart>(part: Part) =>
  queryOptions({
    queryKey: ['styling', part],
    queryFn: async () => {
      const value = await readPart(part);
      if (value === undefined) throw new ApiError('internal');
      return value as Exclude<Styling[Part], undefined>;
    },
  });

/** Returns the function that changes the profile, first where it is shown. If that fails, the profile is read again. */
export function useChangeProfile() {
  const client = useQueryClient();
  const query = stylingQuery('profile');
  return (changes: ProfileChanges & Partial<Profile>) => {
    client.setQueryData(query.queryKey, (profile) => profile && { ...profile, ...changes });
    api.profile.updateProfile({ body: changes }).catch(() => client.invalidateQueries(query));
  };
}
