import { api } from '../../lib/api.ts';
import { inLanguage, language } from '../../lib/language.ts';
import { leaveApp } from '../../lib/leave-app.ts';

/** Reloads the page in the language of the user's profile, if that differs from the current one. */
export async function adoptLanguage() {
  const profile = await api.profile.getProfile();
  if (profile.language && profile.language !== language) leaveApp(inLanguage(profile.language));
}
