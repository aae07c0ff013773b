import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import type { ClipCategory } from '#shared/rules/clip-category';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { hasCode, textOf } from '../../../lib/error-texts.ts';
import { t } from '../../../lib/t.ts';

export const fetching = t('Fetching the product…');

export const categoryNames: Record<ClipCategory, string> = {
  tops: t('tops'),
  bottoms: t('bottoms'),
  dresses: t('dresses'),
  outerwear: t('outerwear'),
  shoes: t('shoes'),
  accessories: t('accessories'),
  others: t('others'),
};

const suggestions = {
  try_product_page: t('Open the page of one product in the shop and paste the address of that page.'),
  upload_instead: t(
    'This shop shows its products only in a browser. Save the photo there and add it under Upload New.',
  ),
  login_wall: t(
    'This page is only shown to people who are signed in. Save its photo and add it under Upload New.',
  ),
  check_link: t('There is no such page, or no longer. Please check the address.'),
} as const satisfies Record<ClipSuggestion, string>;

const suggestionOf = (key: unknown) =>
  typeof key === 'string' && Object.hasOwn(suggestions, key) ? suggestions[key as ClipSuggestion] : null;

const couldNotLoad = t('Could Not Load Product');
const titles: Partial<Record<ApiErrorCode, string>> = {
  unreachable: t('Connection Error'),
  'clip.unreachable': t('Connection Error'),
  'clip.blocked': t('Website Blocked Access'),
  'clip.unreadable': couldNotLoad,
  'clip.refused': couldNotLoad,
  'clip.too_large': couldNotLoad,
  'clip.no_image': t('No Product Image'),
};

/** The message for a page that could not be clipped, with advice on what to do instead. */
export function clipProblem(error: unknown): { title: string; description: string } {
  const { code, details } = error instanceof ApiError ? error : new ApiError('internal');
  const title = titles[code] ?? t('Something went wrong');
  const description = textOf(error);
  if (code !== 'clip.blocked')
    return { title, description: suggestionOf(details['suggestion']) ?? description };
  return {
    title,
    description: t('{description} Save the photo there and add it under Upload New.', { description }),
  };
}

/** The text shown when saving a clipped product fails. */
export const saveProblem = (error: unknown) =>
  hasCode(error, 'upload.missing')
    ? t('The picture is no longer at hand. Please fetch the product again.')
    : textOf(error);
