import { profile } from '#shared/contract/profile';
import { serve } from '../platform/serving/serve.ts';
import { peopleShownTo } from '../rows/people/people-shown-to.ts';
import { getProfile } from './get-profile.ts';
import { removeAvatar, setAvatar } from './set-avatar.ts';
import { updateProfile } from './update-profile.ts';

export const handler = serve(profile, {
  getProfile: ({ userId }) => getProfile(userId),
  updateProfile: ({ userId, body, spend }) => updateProfile(userId, body, spend),
  setAvatar: ({ userId, body }) => setAvatar(userId, body.path),
  removeAvatar: ({ userId }) => removeAvatar(userId),
  listPeople: ({ userId, query }) => peopleShownTo(userId, query.ids),
});
