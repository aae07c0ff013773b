import { type Language, pageFileOf } from '#shared/languages';
import { appUrl } from '../platform/app-url.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import { kept } from '../platform/kept.ts';
import { authorOf, imagePathsOf, type PublicRow } from './read-shared-outfit.ts';

/** How long the app's page is cached, in milliseconds. A new deployment becomes visible after this time. */
const keptFor = 60_000;
/** The timeout for loading the app's page, in milliseconds. */
const patience = 3000;

const pageIn = (language: Language) =>
  kept(async () => {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${await appUrl()}/${pageFileOf(language)}`, { signal });
    if (!response.ok) throw new Error(`The app's page was answered with ${response.status}.`);
    return response.text();
  }, keptFor);

/** Reads the app's HTML page in a language, with the latest build's scripts. Throws if it does not load in time. */
export const appPage: Record<Language, () => Promise<string>> = { en: pageIn('en'), sv: pageIn('sv') };

/** The size of a preview in pixels, as social networks recommend it. */
export const previewSize = { width: 1200, height: 630 };

/** The app's page with an outfit's title, description and preview as meta tags, for programs without scripts. */
export function withTags(page: string, row: PublicRow, appUrl: string): string {
  const { id, title, description } = row.outfit;
  const address = `${appUrl}/outfit/${id}`;
  const preview = `${address}/preview.jpg?v=${row.version}`;
  const hasPreview = imagePathsOf(row).length > 0;
  const properties = {
    'og:site_name': 'Wardrobe',
    'og:type': 'article',
    'og:title': `${title} by ${authorOf(row)}`,
    'og:description': description,
    'og:url': address,
    ...(hasPreview && {
      'og:image': preview,
      'og:image:type': 'image/jpeg',
      'og:image:width': String(previewSize.width),
      'og:image:height': String(previewSize.height),
      'og:image:alt': title,
    }),
  };
  const names = {
    description,
    'twitter:card': hasPreview ? 'summary_large_image' : 'summary',
    'twitter:title': properties['og:title'],
    'twitter:description': description,
    ...(hasPreview && { 'twitter:image': preview, 'twitter:image:alt': title }),
  };
  const tags = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...Object.entries(properties).map(([name, text]) => tag('property', name, text)),
    ...Object.entries(names).map(([name, text]) => tag('name', name, text)),
  ];
  return inHead(
    page
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${escapeHtml(properties['og:title'])} · Wardrobe</title>`,
      )
      .replace(/<meta name="description"[^>]*>/, ''),
    tags,
  );
}

/** The app's page for an outfit that is not public or does not exist. Its tag makes search engines remove it. */
export const withoutOutfit = (page: string) => inHead(page, [tag('name', 'robots', 'noindex')]);

// A function returns the replacement, because a replacement text could contain patterns such as '$&' from an outfit's
// texts.
const inHead = (page: string, tags: readonly string[]) =>
  page.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);

const tag = (kind: 'name' | 'property', name: string, text: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(text)}" />`;
