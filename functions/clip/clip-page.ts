import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '#shared/errors';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { type GuardedResponse, guardedFetch } from '../platform/guarded-fetch.ts';
import { decodeHtml } from './decode-html.ts';
import { type Product, readProductPage } from './read-product.ts';

/** A product that has at least a title and an image. */
export type ClippedProduct = Product & {
  title: string;
  image: string;
  /** The page's URL after redirects. */
  url: string;
};

/** HTTP statuses with which sites refuse programs or visitors without an account. LinkedIn uses 999. */
const blockedStatuses = new Set([401, 403, 407, 429, 451, 999]);
const goneStatuses = new Set([404, 410]);
const signInPath =
  /\/(?:log-?in|sign-?in|account\/login|customer\/account|auth|sso|anmelden|connexion|logga-in)(?:[/?.]|$)/i;
const passwordField = /<input[^>]{0,500}\btype=["']?password/i;
/** In characters. A page that displays less text is probably rendered by its scripts. */
const minTextLength = 200;
/** In characters. A longer page has content besides its sign-in form. */
const maxSignInPageLength = 60_000;

/**
 * Fetches a page and reads its product. Throws the errors of `guardedFetch`, `clip.blocked` if the site refuses
 * programs, `clip.unreadable` with a suggestion if no product is found, and `clip.no_image` if the product has no
 * image.
 */
export async function clipPage(address: string): Promise<ClippedProduct> {
  const response = await guardedFetch(address, 'html');
  checkStatus(response);
  const html = decodeHtml(response.body, response.headers['content-type']);
  const { product, isProductPage, visibleTextLength } = readProductPage(html, response.url);
  const { title, image } = product;
  if (!isProductPage || !title) {
    if (isBotWall(response.headers, html)) throw new AppError('clip.blocked');
    throw unreadable(suggestionFor(html, visibleTextLength, response.url, address));
  }
  if (!image) throw new AppError('clip.no_image');
  return { ...product, title, image, url: response.url };
}

function checkStatus({ status, headers }: GuardedResponse) {
  if (blockedStatuses.has(status) || isBotWall(headers, '')) throw new AppError('clip.blocked', { status });
  if (goneStatuses.has(status)) throw unreadable('check_link');
  if (status >= 500) throw new AppError('clip.unreachable', { status });
  if (status !== 200 && status !== 203) throw unreadable('try_product_page');
}

/** Suggests what the user can try instead. `requested` is the address before redirects. */
function suggestionFor(
  html: string,
  visibleTextLength: number,
  url: string,
  requested: string,
): ClipSuggestion {
  const path = URL.parse(url)?.pathname ?? '';
  if (signInPath.test(path) && path !== URL.parse(requested)?.pathname) return 'login_wall';
  if (html.length < maxSignInPageLength && passwordField.test(html)) return 'login_wall';
  return visibleTextLength < minTextLength && html.includes('<script')
    ? 'upload_instead'
    : 'try_product_page';
}

const unreadable = (suggestion: ClipSuggestion) => new AppError('clip.unreadable', { suggestion });

/** In characters. Pages from this length on are not block pages, because block pages are short. */
const maxWallLength = 100_000;
/** Texts and scripts of the block pages of the common bot-protection services. */
const signs = [
  /<title>\s*(?:just a moment|attention required|access denied|access to this page has been denied|pardon our interruption|are you (?:a )?(?:human|robot)|robot check|security check|human verification|verify you are human|one moment, please|please wait|bot verification|client challenge|you have been blocked|request unsuccessful)/i,
  /cdn-cgi\/challenge-platform|cf-browser-verification|cf_chl_opt|_cf_chl|challenges\.cloudflare\.com/i,
  /px-captcha|_pxAppId|perimeterx/i,
  /captcha-delivery\.com|geo\.captcha-delivery/i,
  /_incapsula_resource|incapsula incident/i,
  /akamai[^<]{0,40}reference|errors\.edgesuite\.net|sec-if-cpt-container|sec-cpt-if/i,
  /awswafcaptcha|awswafintegration|aws-waf-token/i,
  /kasada|ips\.js\?KP_UIDz|KPSDK/,
  /to discuss automated access|enter the characters you see below|unusual traffic from your/i,
];

/**
 * Whether a response is the block page of a bot-protection service instead of the shop's page; many have status 200.
 * Shop pages load such services' scripts too, so call this only for a page on which no product was found.
 */
function isBotWall(headers: IncomingHttpHeaders, html: string): boolean {
  if (headers['cf-mitigated'] || headers['x-amzn-waf-action']) return true;
  const start = html.slice(0, maxWallLength);
  return html.length < maxWallLength && signs.some((sign) => sign.test(start));
}

const url = /https?:\/\/[^\s<>"]+/i;
const withoutScheme = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?::\d{1,5})?(?:[/?#]|$)/u;

/**
 * Extracts the URL from a pasted text. Adds a missing 'https://'. Also finds a URL inside a sentence, because shop apps
 * share such texts. A text without a URL is returned unchanged, so that fetching it fails.
 */
export function extractUrl(pasted: string): string {
  if (withoutScheme.test(pasted)) return `https://${pasted}`;
  return url.exec(pasted)?.[0].replace(/[),.;!]+$/, '') ?? pasted;
}
