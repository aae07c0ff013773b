import { tokensOf } from './words/tokenize.ts';

/** Stands in for a picture that is missing or still to come. */
const standIn =
  /(?:^|[^a-z])(?:placeholder|no[-_]?(?:image|photo|picture|img)|image[-_]?not[-_]?(?:found|available)|image[-_]?coming[-_]?soon|1x1\.(?:gif|png)|spacer\.(?:gif|png)|blank\.(?:gif|png))(?:[^a-z]|$)/i;
/** Marks of a shop, and the picture it shares when it has no better one. */
const marks = new Set(
  'logo logos logotype favicon icon sprite loading loader spinner pixel share sharing social banner'.split(
    ' ',
  ),
);
const trackers =
  /(?:facebook\.com\/tr|doubleclick|google-analytics|bat\.bing|scorecardresearch|\/collect\?)/i;
const drawing = /\.(?:svg|gif|ico)(?:[?#]|$)/i;
/** An address that starts with its host, as some shops' data has it. */
const withoutScheme = /^(?:[\w-]+\.){2,}[a-z]{2,}\//i;
const longest = 2000;

type Origin = {
  base: URL | null;
  /** Whether the page names it as the product's own picture, so that a logo in its name is one on a shirt. */
  stated: boolean;
};

/** The absolute URL of a product's picture, or null where an address is none or shows no product. */
export function imageUrl(address: string, { base, stated }: Origin): string | null {
  const filled = address
    .trim()
    .replace(/^url\(["']?|["']?\)$/g, '')
    .replace(/\{width\}|%7Bwidth%7D/gi, '1200')
    .replaceAll('&amp;', '&');
  if (!filled || filled.length > longest || /[<>{}]/.test(filled)) return null;
  const url = URL.parse(withoutScheme.test(filled) ? `https://${filled}` : filled, base?.href);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.')) return null;
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  if (drawing.test(url.pathname) || trackers.test(url.href) || standIn.test(url.pathname)) return null;
  return !stated && isMark(file) ? null : url.href;
}

/** 'shop-logo-white.png' is a mark; 'cotton-hoodie-with-logo.jpg' is not. */
function isMark(file: string): boolean {
  const tokens = tokensOf(file.replace(/\.\w+$/, '')).filter((token) => /\p{L}{2}/u.test(token));
  return tokens.length <= 3 && tokens.some((token) => marks.has(token));
}
