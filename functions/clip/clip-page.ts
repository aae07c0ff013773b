import { AppError } from '#shared/errors';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { type GuardedResponse, guardedFetch } from '../platform/guarded-fetch.ts';
import { isBotWall } from './bot-wall.ts';
import { decodeHtml } from './decode-html.ts';
import { type Product, readProductPage } from './read-product.ts';

export type ClippedProduct = Product & {
  title: string;
  image: string;
  /** Where the page was found. */
  url: string;
};

/** Statuses with which sites turn away programs, or whoever is not signed in. */
const blocked = new Set([401, 403, 407, 429, 451, 999]);
const gone = new Set([404, 410]);
const signInPath =
  /\/(?:log-?in|sign-?in|account\/login|customer\/account|auth|sso|anmelden|connexion|logga-in)(?:[/?.]|$)/i;
const passwordField = /<input[^>]{0,500}\btype=["']?password/i;
/** Of a page in characters; one that shows less is empty until its scripts have run. */
const shortestText = 200;
const longestSignIn = 60_000;

/**
 * Reads the product at an address. Fails as `guardedFetch` does, with `clip.blocked` where the site turns programs
 * away, with `clip.unreadable` and a suggestion where there is no product, and with `clip.no_image`.
 */
export async function clipPage(address: string): Promise<ClippedProduct> {
  const answer = await guardedFetch(address, 'html');
  refuseStatus(answer);
  const html = decodeHtml(answer.body, answer.headers['content-type']);
  const { product, isProductPage, shownText } = readProductPage(html, answer.url);
  const { title, image } = product;
  if (!isProductPage || !title) {
    if (isBotWall(answer.headers, html)) throw new AppError('clip.blocked');
    throw unreadable(suggestionFor(html, shownText, answer.url, address));
  }
  if (!image) throw new AppError('clip.no_image');
  return { ...product, title, image, url: answer.url };
}

function refuseStatus({ status, headers }: GuardedResponse) {
  if (blocked.has(status) || isBotWall(headers, '')) throw new AppError('clip.blocked', { status });
  if (gone.has(status)) throw unreadable('check_link');
  if (status >= 500) throw new AppError('clip.unreachable', { status });
  if (status !== 200 && status !== 203) throw unreadable('try_product_page');
}

function suggestionFor(html: string, shownText: number, url: string, address: string): ClipSuggestion {
  const led = URL.parse(url);
  const asked = URL.parse(address);
  if (led && signInPath.test(led.pathname) && led.pathname !== asked?.pathname) return 'login_wall';
  if (html.length < longestSignIn && passwordField.test(html)) return 'login_wall';
  return shownText < shortestText && html.includes('<script') ? 'upload_instead' : 'try_product_page';
}

const unreadable = (suggestion: ClipSuggestion) => new AppError('clip.unreadable', { suggestion });
