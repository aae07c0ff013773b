import { type Language, languages } from '#shared/languages';
import { acceptedIn } from './accepted.ts';

/** Returns the app's language that the `Accept-Language` header prefers. Returns English if the header names none. */
export function languageOf(headers: Readonly<Record<string, string | undefined>> = {}): Language {
  const tags = acceptedIn(headers['accept-language']).map((tag) => tag.split('-')[0]);
  return tags.flatMap((tag) => languages.find((each) => each === tag) ?? [])[0] ?? languages[0];
}
