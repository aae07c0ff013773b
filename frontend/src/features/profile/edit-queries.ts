import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#shared/contract/client';
import type { Profile } from '#shared/contract/profile';
import { uploadRefusal, uploadTypeOf } from '#shared/rules/upload-file';
import { notify, notifyError } from '../../components/notify.ts';
import { editQuery, tellOtherTabs } from '../../data/cache-changes.ts';
import { ownTotalsQuery } from '../../data/community.ts';
import { sendPhoto } from '../../data/send-photo.ts';
import { stylingQuery } from '../../data/styling.ts';
import { api } from '../../lib/api.ts';
import { textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';

const avatarFailed = t('Failed to update photo');

/** Updates the name and avatar in all caches of the user's own profile. */
function showProfile(client: QueryClient, profile: Profile) {
  const { userId, displayName, avatarUrl } = profile;
  editQuery(client, ownTotalsQuery.queryKey, (totals) => ({
    ...totals,
    person: { userId, displayName, avatarUrl },
  }));
  editQuery(client, stylingQuery('profile').queryKey, () => profile);
  tellOtherTabs(ownTotalsQuery.queryKey);
}

type Change<Input> = {
  call: (input: Input) => Promise<Profile>;
  done: string;
  onError: (error: Error) => unknown;
};

/** Changes the profile, and shows it everywhere. */
function useChange<Input = void>({ call, done, onError }: Change<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (profile) => {
      showProfile(client, profile);
      return notify({ title: done });
    },
    onError,
  });
}

/** Uploads a photo and makes it the avatar. `progress` is the fraction of the file that has been sent. */
export function useSetAvatar() {
  const [progress, setProgress] = useState(0);
  const mutation = useChange({
    call: async (file: File) => {
      setProgress(0);
      const refusal = uploadRefusal({ contentType: uploadTypeOf(file), bytes: file.size });
      if (refusal) throw new ApiError(refusal);
      const { path } = await sendPhoto(file, (bytes) => setProgress(bytes / file.size));
      return api.profile.setAvatar({ body: { path } });
    },
    done: t('Photo updated'),
    onError: (error) => notify({ title: avatarFailed, description: textOf(error), tone: 'error' }),
  });
  return { ...mutation, progress };
}

/** Deletes the avatar. */
export const useRemoveAvatar = () =>
  useChange({
    call: () => api.profile.removeAvatar(),
    done: t('Photo removed'),
    onError: () => notifyError(avatarFailed),
  });

/** Saves the display name. */
export const useSaveName = () =>
  useChange({
    call: (displayName: string) => api.profile.updateProfile({ body: { displayName } }),
    done: t('Profile saved'),
    onError: (error) =>
      notify({ title: t('Failed to save profile'), description: textOf(error), tone: 'error' }),
  });
