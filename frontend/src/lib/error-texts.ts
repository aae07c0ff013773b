import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { type Counted, limits, uploadMegabytes } from '#shared/limits';

/** The text shown for each error code. A new code without a text does not compile. */
export const errorTexts = {
  unreachable: 'Connection issue. Please check your internet connection and try again.',
  throttled: 'Too many requests. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  'auth.required': 'Not authenticated',
  'origin.unknown': 'Please open the app at its own address.',
  'request.invalid': 'Something in the request was not right.',
  'request.running': 'This is still being done. Please wait a moment and try again.',
  'limit.reached': 'You have reached a limit for today. It goes on tomorrow.',
  not_found: 'It is not there any more.',
  'wardrobe.full': `You've reached the maximum of ${limits.wardrobeItems} clothes items. Delete some to add more.`,
  'upload.invalid_file':
    'The file is not an image that can be read. Please choose a JPEG, PNG, WebP or HEIC photo.',
  'upload.too_large': `Please select an image under ${uploadMegabytes}MB.`,
  'upload.invalid_name': 'Invalid filename. Please try renaming your image file.',
  'upload.missing': 'The upload did not arrive. Please choose the file again.',
  'generation.no_clothes': 'Please upload some clothing items to your wardrobe first.',
  'generation.busy': 'AI service is currently busy. Please try again in a moment.',
  'generation.rate_limited': 'Too many requests. Please wait a minute and try again.',
  'generation.daily_limit': 'You have reached the number of outfits for today. Please come back tomorrow.',
  'generation.misconfigured': 'Service configuration issue. Please try again later.',
  'generation.unreachable': 'Connection issue. Please check your internet connection and try again.',
  'generation.not_returned': 'Outfit was not returned by the generator.',
  'generation.timed_out': 'The outfit took too long. Please try again.',
  'style.unavailable': 'The style could not be detected. Please choose it yourself.',
  'weather.unavailable': 'Failed to fetch weather data',
  'weather.unknown_place': 'No such place was found',
  'pinboard.unavailable': 'Pinterest is not set up for this app.',
  'pinboard.exchange_failed': 'Failed to complete Pinterest authentication',
  'pinboard.auth_required': 'Pinterest asks you to connect again.',
  'pinboard.rate_limited': 'Pinterest is asked too often. Please wait a moment.',
  'pinboard.failed': 'Pinterest did not answer as expected. Please try again.',
  'follow.self': 'You cannot follow yourself',
  'block.self': 'You cannot block yourself',
  'block.full': `You can block ${limits.blocks} people. Unblock somebody first.`,
  'report.own': 'You cannot report what is yours',
  'conversation.ended': 'This account was deleted. It cannot be written to any more.',
  'calendar.date_taken': 'You already have an outfit for this date. Remove it first.',
  'clip.refused': 'This address cannot be opened. Please enter the address of a product page.',
  'clip.unreachable': 'The website could not be reached. Please check the address and try again.',
  'clip.blocked': 'The website does not let other services read its pages.',
  'clip.unreadable': 'No product could be read from this page.',
  'clip.no_image': 'No product image was found on this page.',
  'clip.too_large': 'The page or its image is too large.',
} as const satisfies Record<ApiErrorCode, string>;

/** Whether a call failed with a code. */
export const hasCode = (error: unknown, code: ApiErrorCode) =>
  error instanceof ApiError && error.code === code;

/** What a person has done too often today, as the end of a sentence with its number. */
const countedTexts: Record<Counted, (count: number) => string> = {
  generations: (count) => `asked for ${count} outfits`,
  visionCalls: (count) => `had the style of ${count} photos detected`,
  outfits: (count) => `made ${count} outfits`,
  uploads: (count) => `uploaded ${count} photos`,
  analyses: (count) => `had ${count} photos analyzed`,
  clips: (count) => `clipped ${count} pages`,
  weather: (count) => `asked for the weather ${count} times`,
  comments: (count) => `written ${count} comments`,
  follows: (count) => `followed ${count} people`,
  conversations: (count) => `started ${count} conversations`,
  messages: (count) => `sent ${count} messages`,
  reports: (count) => `sent ${count} reports`,
  plans: (count) => `planned ${count} times`,
};

/** Says which limit of the day is reached, and when it goes on in the person's time zone. */
function limitText({ counted, limit, resumesAt }: Record<string, unknown>): string {
  const say = countedTexts[counted as Counted];
  const resumes = new Date(String(resumesAt));
  if (!say || typeof limit !== 'number' || Number.isNaN(resumes.getTime()))
    return errorTexts['limit.reached'];
  const day = resumes.toDateString() === new Date().toDateString() ? 'today' : 'tomorrow';
  const time = resumes.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `You have ${say(limit)} today. It goes on ${day} at ${time}.`;
}

/** What could not be done, with the reason where it is a limit of the day. */
export const withLimit = (failed: string, error: unknown): string =>
  hasCode(error, 'limit.reached') ? `${failed}. ${textOf(error)}` : failed;

/** The text for a failed call. A validation error shows the server's own message, a limit when it goes on. */
export function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorTexts.internal;
  const { message } = error.details;
  if (error.code === 'limit.reached') return limitText(error.details);
  return error.code === 'request.invalid' && typeof message === 'string' ? message : errorTexts[error.code];
}
