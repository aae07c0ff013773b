import table from './locales.json' with { type: 'json' };

/** A page's language (ISO 639-1, Norwegian 'no') and region (ISO 3166-1), as 'sv' and 'SE'. Empty if unknown. */
export type Locale = { language: string; region: string };

const {
  languageByRegion,
  regionByLanguage,
  regionByDomain,
}: Record<keyof typeof table, Record<string, string>> = table;

/**
 * Determines the locale of a page from its language tag ('sv-SE') and address. If the tag has no region, the region
 * comes from the country domain, then from the language's main country, then from the first folder of the path. If the
 * tag has no language, the language is that of the region.
 */
export function localeOf(languageTag: string, address: URL | null): Locale {
  const [, tagLanguage = '', tagRegion = ''] =
    /^([a-z]{2})(?:[-_]([a-z]{2}))?\b/i.exec(languageTag.trim()) ?? [];
  const domain = address?.hostname.split('.').at(-1) ?? '';
  const [, folder = ''] = /^\/(?:[a-z]{2}[-_])?([a-z]{2})(?:\/|$)/i.exec(address?.pathname ?? '') ?? [];
  const language = tagLanguage.toLowerCase();
  const country = (code: string) => (code.length === 2 ? (regionByDomain[code] ?? code.toUpperCase()) : '');
  const region = country(tagRegion) || country(domain) || regionByLanguage[language] || country(folder);
  const merged = language === 'nb' || language === 'nn' ? 'no' : language;
  return { language: merged || languageByRegion[region] || '', region };
}
