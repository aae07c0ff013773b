import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { notify, notifyError } from '../../components/notify.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

const key = stylingQuery('profile').queryKey;
export const texts = {
  loadFailed: t('Failed to load preferences'),
  saved: t('Preferences saved'),
  saveFailed: t('Failed to save preferences'),
} as const;

/** Whether the server refused a change for its location. */
export const isUnknownPlace = (error: unknown) => hasCode(error, 'weather.unknown_place');

/** The user's profile. */
export const useProfile = () => useQuery(stylingQuery('profile'));

/** Changes the profile and updates the cache with the answer. With `silent`, only a failure shows a toast. */
export function useUpdateProfile({ silent = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: z.input<typeof ProfileChanges>) => api.profile.updateProfile({ body: changes }),
    onSuccess: (profile: Profile) => {
      const known = client.getQueryData(key);
      client.setQueryData(key, profile);
      // A new location makes the cached weather wrong.
      if (profile.location !== known?.location) void client.resetQueries(stylingQuery('weather'));
      if (!silent) void notify({ title: texts.saved });
    },
    // An unknown place is told where it was typed.
    onError: (error) => (isUnknownPlace(error) ? undefined : notifyError(texts.saveFailed)),
  });
}
