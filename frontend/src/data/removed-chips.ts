import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '#shared/limits';
import { api } from '../lib/api.ts';
import { stylingQuery, useChangeProfile } from './styling.ts';

/** What the stylist concludes from the words. Pieces, colors and refusals are the person's own words. */
const concluded = /^(?:setting|comfort|style|tag) /;

const twiceIn = (removed: readonly string[] = []) => removed.filter((key, at) => removed.indexOf(key) < at);

/**
 * The chips that were removed from requests, stored in the profile. What was removed from two requests is left out of
 * the next ones, until it is taken back.
 */
export function useRemovedChips() {
  const client = useQueryClient();
  const change = useChangeProfile();
  const query = stylingQuery('profile');
  const { data } = useQuery(query);
  /** What is known now, which a later change may have replaced since the last render. */
  const stored = () => client.getQueryData(query.queryKey)?.removedChips ?? [];
  /** Changes what is known at once, and then what is stored, to which another tab may have added. */
  const edit = (update: (keys: readonly string[]) => string[]) => {
    client.setQueryData(
      query.queryKey,
      (profile) => profile && { ...profile, removedChips: update(profile.removedChips) },
    );
    api.profile.getProfile().then(
      ({ removedChips }) => change({ removedChips: update(removedChips) }),
      () => client.invalidateQueries(query),
    );
  };
  return {
    leftOut: twiceIn(data?.removedChips),
    readLeftOut: () => twiceIn(stored()),
    /** Remembers the chips that were removed from a request. */
    remember(keys: readonly string[]) {
      const added = keys.filter((key) => concluded.test(key));
      if (added.length) edit((keys) => [...keys, ...added].slice(-limits.profile.removedChips));
    },
    takeBack: (key: string) => edit((keys) => keys.filter((each) => each !== key)),
  };
}
