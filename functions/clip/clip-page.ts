import { AppError } from '#shared/errors';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { type GuardedResponse, guardedFetch } from '../platform/guarded-fetch.ts';
import { isBotWall } from './bot-wall.ts';
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
