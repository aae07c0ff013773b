import { profile } from '#shared/contract/profile';
import { serve } from '../platform/serve.ts';
import { listPeople } from './list-people.ts';
import { getProfile, updateProfile } from './profile.ts';

export const handler = serve(profile, {
  getProfile: ({ userId }) => getProfile(userId),
  updateProfile: ({ userId, body }) => updateProfile(userId, body),
  listPeople: ({ query }) => listPeople(query.ids),
});
