import { type Language, languages } from '#shared/languages';

/** Returns the app's language that the `Accept-Language` header prefers. Returns English if the header names none. */
export function languageOf(headers: Readonly<Record<string, string | undefined>> = {}): Language {
  const ranges = (headers['accept-language'] ?? '').split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((each) => each.startsWith('q='));
    return { language: tag.split('-')[0], weight: q ? Number(q.slice(2)) : 1 };
  });
  return (
    ranges
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight)
      .flatMap(({ language }) => languages.find((each) => each === language) ?? [])[0] ?? languages[0]
  );
}
