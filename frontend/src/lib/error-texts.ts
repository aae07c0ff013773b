import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import { type Counted, limits, uploadMegabytes } from '#shared/limits';
import { swedishMessage } from '#shared/swedish/messages';
import { isSwedish, language } from './language.ts';
import { t } from './t.ts';

/** The text shown for each error code. A new code without a text does not compile. */
export const errorTexts = {
  unreachable: t('Connection issue. Please check your internet connection and try again.'),
  throttled: t('Too many requests. Please wait a moment and try again.'),
  internal: t('Something went wrong on our side. Please try again.'),
  'storage.full': t('There is no room left on the disk.'),
  'auth.required': t('Not authenticated'),
  'origin.unknown': t('Please open the app at its own address.'),
  'request.invalid': t('Something in the request was not right.'),
  'request.too_large': t('That is too much for one request.'),
  'request.running': t('This is still being done. Please wait a moment and try again.'),
  'limit.reached': t('You have reached a limit for today. It goes on tomorrow.'),
  not_found: t('It is not there any more.'),
  'wardrobe.full': t("You've reached the maximum of {count} clothes items. Delete some to add more.", {
    count: limits.wardrobeItems,
  }),
  'upload.invalid_file': t(
    'The file is not an image that can be read. Please choose a JPEG, PNG, WebP or HEIC photo.',
  ),
  'upload.too_large': t('Please select an image under {megabytes}MB.', { megabytes: uploadMegabytes }),
  'upload.invalid_name': t('Invalid filename. Please try renaming your image file.'),
  'photo.replaced': t('The photo was replaced meanwhile. Please look at the new one first.'),
  'upload.missing': t('The upload did not arrive. Please choose the file again.'),
  'generation.no_clothes': t('Please upload some clothing items to your wardrobe first.'),
  'generation.busy': t('AI service is currently busy. Please try again in a moment.'),
  'generation.rate_limited': t('Too many requests. Please wait a minute and try again.'),
  'generation.daily_limit': t('You have reached the number of outfits for today. Please come back tomorrow.'),
  'generation.misconfigured': t('Service configuration issue. Please try again later.'),
  'generation.unreachable': t('Connection issue. Please check your internet connection and try again.'),
  'generation.not_returned': t('Outfit was not returned by the generator.'),
  'generation.timed_out': t('The outfit took too long. Please try again.'),
  'style.unavailable': t('The style could not be detected. Please choose it yourself.'),
  'weather.unavailable': t('Failed to fetch weather data'),
  'weather.unknown_place': t('No such place was found'),
  'pinboard.unavailable': t('Pinterest is not set up for this app.'),
  'pinboard.exchange_failed': t('Failed to complete Pinterest authentication'),
  'pinboard.auth_required': t('Pinterest asks you to connect again.'),
  'pinboard.rate_limited': t('Pinterest is asked too often. Please wait a moment.'),
  'pinboard.failed': t('Pinterest did not answer as expected. Please try again.'),
  'follow.self': t('You cannot follow yourself'),
  'block.self': t('You cannot block yourself'),
  'block.full': t('You can block {count} people. Unblock somebody first.', { count: limits.blocks }),
  'report.own': t('You cannot report what is yours'),
  'collections.full': t('You can have {count} collections. Delete one first.', {
    count: limits.collections.count,
  }),
  'collection.full': t('A collection holds {count} outfits. Take one out first.', {
    count: limits.collections.outfits,
  }),
  'conversation.ended': t('This account was deleted. It cannot be written to any more.'),
  'calendar.date_taken': t('You already have an outfit for this date. Remove it first.'),
  'clip.refused': t('This address cannot be opened. Please enter the address of a product page.'),
  'clip.unreachable': t('The website could not be reached. Please check the address and try again.'),
  'clip.blocked': t('The website does not let other services read its pages.'),
  'clip.unreadable': t('No product could be read from this page.'),
  'clip.no_image': t('No product image was found on this page.'),
  'clip.too_large': t('The page or its image is too large.'),
} as const satisfies Record<ApiErrorCode, string>;

/** Whether an error is an `ApiError` with one of the given codes. */
export const hasCode = (error: unknown, ...codes: ApiErrorCode[]) =>
  error instanceof ApiError && codes.includes(error.code);

/** What the app does for the person, who does not count it. Such a limit is said in general words. */
type Unseen = 'photos' | 'styling' | 'alternatives' | 'pinboard' | 'recommendations' | 'signatures';

/** What was done too often, for each daily limit. */
const countedTexts: Record<Exclude<Counted, Unseen>, (limit: { count: number }) => string> = {
  generations: (limit) => t('You have asked for {count} outfits today.', limit),
  visionCalls: (limit) => t('You have had the style of {count} photos detected today.', limit),
  outfits: (limit) => t('You have made {count} outfits today.', limit),
  uploads: (limit) => t('You have uploaded {count} photos today.', limit),
  analyses: (limit) => t('You have had {count} photos analyzed today.', limit),
  clips: (limit) => t('You have clipped {count} pages today.', limit),
  weather: (limit) => t('You have asked for the weather {count} times today.', limit),
  comments: (limit) => t('You have written {count} comments today.', limit),
  follows: (limit) => t('You have followed {count} people today.', limit),
  conversations: (limit) => t('You have started {count} conversations today.', limit),
  messages: (limit) => t('You have sent {count} messages today.', limit),
  reports: (limit) => t('You have sent {count} reports today.', limit),
  plans: (limit) => t('You have planned {count} times today.', limit),
};

/** Says which daily limit is reached, and when the action is possible again in the person's time zone. */
function limitText({ counted, limit, resumesAt }: Record<string, unknown>): string {
  const say = countedTexts[counted as keyof typeof countedTexts];
  const resumes = new Date(String(resumesAt));
  if (!say || typeof limit !== 'number' || Number.isNaN(resumes.getTime()))
    return errorTexts['limit.reached'];
  const day = resumes.toDateString() === new Date().toDateString() ? t('today') : t('tomorrow');
  return `${say({ count: limit })} ${t('It goes on {day} at {time}.', { day, time: timeOf(resumes) })}`;
}

const timeOf = (moment: Date) =>
  moment.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Says when a call is possible again that was made too often in a minute. */
function pauseText({ resumesAt }: Record<string, unknown>): string {
  const resumes = new Date(String(resumesAt));
  return Number.isNaN(resumes.getTime())
    ? errorTexts.throttled
    : t('Too many requests. It goes on at {time}.', { time: timeOf(resumes) });
}

/** The text for a failed action. If a limit of a day or a minute is the cause, the limit is added. */
export const withLimit = (failed: string, error: unknown): string =>
  hasCode(error, 'limit.reached', 'throttled') ? `${failed}. ${textOf(error)}` : failed;

/** The text for a failed call: the server's for a validation error; for a daily limit, when it is possible again. */
export function textOf(error: unknown): string {
  if (!(error instanceof ApiError)) return errorTexts.internal;
  const { message } = error.details;
  if (error.code === 'limit.reached') return limitText(error.details);
  if (error.code === 'throttled') return pauseText(error.details);
  return error.code === 'request.invalid' && typeof message === 'string'
    ? messageText(message)
    : (errorTexts[error.code] ?? errorTexts.internal);
}

/** A validation message of the contract or the server, in the language of the app. */
export const messageText: (message: string) => string = isSwedish ? swedishMessage : (message) => message;
