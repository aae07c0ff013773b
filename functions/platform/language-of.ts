import { type Language, languages } from '#shared/languages';

/** The values of a header such as `sv-SE, en;q=0.5`, in lower case, the preferred ones first. Quality 0 refuses one. */
export const acceptedIn = (header = ''): string[] =>
  header
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [value = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((each) => each.startsWith('q='));
      return { value, weight: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ value }) => value);

/** Returns the app's language that the `Accept-Language` header prefers. Returns English if the header names none. */
export function languageOf(headers: Readonly<Record<string, string | undefined>> = {}): Language {
  const tags = acceptedIn(headers['accept-language']).map((tag) => tag.split('-')[0]);
  return tags.flatMap((tag) => languages.find((each) => each === tag) ?? [])[0] ?? languages[0];
}
