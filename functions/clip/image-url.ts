import { tokenize } from '#shared/rules/tokenize';

/** Placeholder images that shops show when a picture is missing or still loading. */
const placeholder =
  /(?:^|[^a-z])(?:placeholder|no[-_]?(?:image|photo|picture|img)|image[-_]?not[-_]?(?:found|available)|image[-_]?coming[-_]?soon|1x1\.(?:gif|png)|spacer\.(?:gif|png)|blank\.(?:gif|png))(?:[^a-z]|$)/i;
/** Words in the file names of logos, icons and a shop's default sharing image. */
const logoWords = new Set(
  'logo logos logotype favicon icon sprite loading loader spinner pixel share sharing social banner'.split(
    ' ',
  ),
);
const trackers =
  /(?:facebook\.com\/tr|doubleclick|google-analytics|bat\.bing|scorecardresearch|\/collect\?)/i;
const unsupportedFile = /\.(?:svg|gif|ico)(?:[?#]|$)/i;
/** An address that starts with a host name of two dots or more. Some shops leave out 'https://'. */
const withoutScheme = /^(?:[\w-]+\.){2,}[a-z]{2,}\//i;
const maxLength = 2000;

type Source = {
  base: URL | null;
  /** Whether structured data names it as the product's image. Then a 'logo' is printed on the product. */
  isStructured: boolean;
};

/**
 * The absolute URL of a product's image. Null if the address is not an http(s) URL with a domain, or if it is an SVG,
 * GIF or icon file, a tracking pixel, a placeholder or a logo.
 */
export function imageUrl(address: string, { base, isStructured }: Source): string | null {
  const filled = address
    .trim()
    .replace(/^url\(["']?|["']?\)$/g, '')
    .replace(/\{width\}|%7Bwidth%7D/gi, '1200')
    .replaceAll('&amp;', '&');
  if (!filled || filled.length > maxLength || /[<>{}]/.test(filled)) return null;
  const url = URL.parse(withoutScheme.test(filled) ? `https://${filled}` : filled, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (unsupportedFile.test(url.pathname) || trackers.test(url.href) || placeholder.test(url.pathname))
    return null;
  return !isStructured && isLogo(file) ? null : url.href;
}

/** Whether a file name is a logo's: 'shop-logo-white.png' is, but 'cotton-hoodie-with-logo.jpg' is a product's. */
function isLogo(file: string): boolean {
  const tokens = tokenize(file.replace(/\.\w+$/, '')).filter((token) => /\p{L}{2}/u.test(token));
  return tokens.length <= 3 && tokens.some((token) => logoWords.has(token));
}
