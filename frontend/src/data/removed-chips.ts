import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from '../lib/api.ts';
import { stylingQuery } from './styling.ts';

/** What the stylist concludes from the words. Pieces, colors and refusals are the person's own words. */
const concluded = /^(?:setting|comfort|style|tag) /;

/**
 * The chips that the person has removed, stored in their profile. What was removed from two requests is left out of the
 * next ones, until it is taken back. An answer that cannot be stored holds until the profile is read again.
 */
export function useRemovedChips() {
  const client = useQueryClient();
  const query = stylingQuery('profile');
  const { data } = useQuery(query);
  const removed = data?.removedChips ?? [];
  function store(removedChips: string[]) {
    client.setQueryData(query.queryKey, (profile) => profile && { ...profile, removedChips });
    api.profile.updateProfile({ body: { removedChips } }).catch(() => client.invalidateQueries(query));
  }
  return {
    leftOut: removed.filter((key, at) => removed.indexOf(key) < at),
    remember(key: string) {
      if (data && concluded.test(key)) store([...removed, key].slice(-limits.profile.removedChips));
    },
    takeBack: (key: string) => store(removed.filter((each) => each !== key)),
  };
}
