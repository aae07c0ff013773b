import { ApiError } from '#shared/contract/client';
import type { ClipSuggestion } from '#shared/rules/clip-suggestion';
import { textOf } from '../../../lib/error-texts.ts';

export const clipTexts = {
  title: 'Clip from any shop',
  tagline:
    'Paste the address of a product. Its photo, brand, color and price come along; you only confirm them.',
  enterUrl: 'Please enter a URL',
  fetching: 'Fetching the product…',
  found: (title: string) => `Found ${title}. Check the details and save it.`,
  saved: 'Added to your wardrobe',
  pictureGone: 'The picture is no longer at hand. Please fetch the product again.',
} as const;

const suggestions = {
  try_product_page: 'Open the page of one product in the shop and paste the address of that page.',
  upload_instead:
    'This shop shows its products only in a browser. Save the photo there and add it under Upload New.',
  login_wall:
    'This page is only shown to people who are signed in. Save its photo and add it under Upload New.',
  check_link: 'There is no such page, or no longer. Please check the address.',
} as const satisfies Record<ClipSuggestion, string>;

const suggestionOf = (key: unknown) =>
  typeof key === 'string' && Object.hasOwn(suggestions, key) ? suggestions[key as ClipSuggestion] : null;

/** The message for a page that could not be clipped, with a suggestion what to do instead. */
export function clipProblem(error: unknown): { title: string; description: string } {
  const code = error instanceof ApiError ? error.code : 'internal';
  const description = textOf(error);
  switch (code) {
    case 'unreachable':
    case 'clip.unreachable':
      return { title: 'Connection Error', description };
    case 'clip.blocked':
      return {
        title: 'Website Blocked Access',
        description: `${description} Save the photo there and add it under Upload New.`,
      };
    case 'clip.unreadable':
    case 'clip.refused':
    case 'clip.too_large': {
      const key = error instanceof ApiError ? error.details['suggestion'] : undefined;
      return { title: 'Could Not Load Product', description: suggestionOf(key) ?? description };
    }
    case 'clip.no_image':
      return { title: 'No Product Image', description };
    default:
      return { title: 'Something went wrong', description };
  }
}

/** The text shown when saving a clipped product fails. */
export const saveProblem = (error: unknown) =>
  error instanceof ApiError && error.code === 'upload.missing' ? clipTexts.pictureGone : textOf(error);
