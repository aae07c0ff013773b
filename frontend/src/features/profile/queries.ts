import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { notify, notifyError } from '../../components/notify.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { hasCode } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

const key = stylingQuery('profile').queryKey;

/** Whether the server refused the location because it does not know the place. */
export const isUnknownPlace = (error: unknown) => hasCode(error, 'weather.unknown_place');

/** The user's profile. */
export const useProfile = () => useQuery(stylingQuery('profile'));

/** Changes the profile and stores the answer in the cache. With `silent`, a toast is shown only for a failure. */
export function useUpdateProfile({ silent = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: z.input<typeof ProfileChanges>) => api.profile.updateProfile({ body: changes }),
    onSuccess: (profile: Profile) => {
      const known = client.getQueryData(key);
      client.setQueryData(key, profile);
      // The cached weather is for the old location.
      if (profile.location !== known?.location) {
        void client.resetQueries(stylingQuery('weather'));
        void client.resetQueries(stylingQuery('forecast'));
      }
      if (!silent) void notify({ title: t('Preferences saved') });
    },
    // The form itself reports an unknown place.
    onError: (error) => (isUnknownPlace(error) ? undefined : notifyError(t('Failed to save preferences'))),
  });
}
