import { useQueryClient } from '@tanstack/react-query';
import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { api } from '../lib/api.ts';
import { stylingQuery } from './styling.ts';

/** Returns the function that changes the profile, first where it is shown. If that fails, the profile is read again. */
export function useChangeProfile() {
  const client = useQueryClient();
  const query = stylingQuery('profile');
  return (changes: ProfileChanges & Partial<Profile>) => {
    client.setQueryData(query.queryKey, (profile) => profile && { ...profile, ...changes });
    api.profile.updateProfile({ body: changes }).catch(() => client.invalidateQueries(query));
  };
}
