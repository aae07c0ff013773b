/** Where a page speaks from, as far as it is known: 'sv' and 'SE', or empty. */
export type Locale = { language: string; region: string };

const languageByRegion: Record<string, string> = {
  SE: 'sv',
  DE: 'de',
  AT: 'de',
  FR: 'fr',
  ES: 'es',
  MX: 'es',
  IT: 'it',
  NL: 'nl',
  DK: 'da',
  NO: 'no',
  FI: 'fi',
  PL: 'pl',
  PT: 'pt',
  BR: 'pt',
};
const regionByLanguage: Record<string, string> = {
  sv: 'SE',
  da: 'DK',
  no: 'NO',
  nb: 'NO',
  nn: 'NO',
  is: 'IS',
  zh: 'CN',
};
const regionByDomain: Record<string, string> = { uk: 'GB' };

/** Reads the language that a page states, and the country off it or off the domain or the first folder. */
export function localeOf(stated: string, address: URL | null): Locale {
  const [, spoken = '', stressed = ''] = /^([a-z]{2})(?:[-_]([a-z]{2}))?\b/i.exec(stated.trim()) ?? [];
  const domain = address?.hostname.split('.').at(-1) ?? '';
  const [, folder = ''] = /^\/(?:[a-z]{2}[-_])?([a-z]{2})(?:\/|$)/i.exec(address?.pathname ?? '') ?? [];
  const language = spoken.toLowerCase();
  const country = (code: string) => (code.length === 2 ? (regionByDomain[code] ?? code.toUpperCase()) : '');
  const region = country(stressed) || country(domain) || regionByLanguage[language] || country(folder);
  const known = language === 'nb' || language === 'nn' ? 'no' : language;
  return { language: known || languageByRegion[region] || '', region };
}
