import { escapeHtml } from '../platform/escape-html.ts';
import { authorOf, imagePathsOf, type PublicRow } from './read-shared-outfit.ts';

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
