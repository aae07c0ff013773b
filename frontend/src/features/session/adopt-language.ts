import { api } from '../../lib/api.ts';
import { inLanguage, language } from '../../lib/language.ts';
import { leaveApp } from '../../lib/leave-app.ts';

/** Shows the page in the language of the profile of who has just signed in, if it names another one. */
export async function adoptLanguage() {
  const profile = await api.profile.getProfile();
  if (profile.language && profile.language !== language) leaveApp(inLanguage(profile.language));
}
