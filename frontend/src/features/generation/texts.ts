import type { ApiErrorCode } from '#shared/contract/client';
import { uploadMegabytes } from '#shared/limits';
import { t } from '../../lib/t.ts';

/** The steps of the progress card. */
export const steps = [
  { name: t('Analyzing wardrobe'), percent: 25 },
  { name: t('Fetching trends'), percent: 50 },
  { name: t('AI processing'), percent: 75 },
  { name: t('Finalizing'), percent: 100 },
] as const;

export const tips = [
  t('Three colors are plenty. Two are often better.'),
  t('Shoes decide how dressed up an outfit is.'),
  t('One loose piece, one close one: proportion does the rest.'),
  t('Wear the thing you are saving for later.'),
  t('Repeat a color from your shoes somewhere above the waist.'),
  t('When in doubt, leave one accessory at home.'),
  t('A good coat makes whatever is under it look planned.'),
  t('Texture is a color too: knit, leather and denim need no print.'),
] as const;

/** Example prompts, inserted by a click. */
export const quickIdeas = [
  t('Something calm for a long office day'),
  t('Dinner with friends, a little dressed up'),
  t('A warm and easy outfit for a weekend walk'),
  t('An outfit that makes me feel confident'),
  t('Light layers for a day of traveling'),
  t('My most comfortable clothes, but put together'),
] as const;

/** Buttons that each fill a prompt, a mood and an occasion into the form with one click. */
export const quickStarts = [
  {
    name: t('Power Meeting'),
    note: t('Sharp lines, quiet colors'),
    prompt: t('A meeting with clients, sharp and understated'),
    mood: 'professional',
    occasion: 'meeting',
  },
  {
    name: t('First Date'),
    note: t('Soft, and a little daring'),
    prompt: t('A first date, soft and a little daring'),
    mood: 'romantic',
    occasion: 'date',
  },
  {
    name: t('City Weekend'),
    note: t('Easy from brunch to dusk'),
    prompt: t('A weekend in the city, easy from brunch to dusk'),
    mood: 'casual',
    occasion: 'brunch',
  },
  {
    name: t('Night Out'),
    note: t('Dark, with one loud thing'),
    prompt: t('A night out, dark with one loud thing'),
    mood: 'edgy',
    occasion: 'concert',
  },
  {
    name: t('Garden Wedding'),
    note: t('Festive without upstaging'),
    prompt: t('A garden wedding, festive but not upstaging anyone'),
    mood: 'elegant',
    occasion: 'wedding',
  },
  {
    name: t('Carry-On Only'),
    note: t('Few pieces, all of them right'),
    prompt: t('A trip with nothing but carry-on'),
    mood: 'minimalist',
    occasion: 'travel',
  },
] as const;

/** The kinds of failure that the error dialog explains. */
export const failureKinds = {
  'no-items': {
    title: t('There is nothing to combine yet'),
    suggestion: t('Upload a top and a bottom, or a dress, and shoes if you like. Then ask again.'),
  },
  'api-error': {
    title: t('The stylist cannot be reached'),
    suggestion: t('Your request is kept as you wrote it. Wait a moment and try again.'),
  },
  'limit-reached': {
    title: t('That was the last one for today'),
    suggestion: t('Until then you can put an outfit together yourself, under My Outfits.'),
  },
  'generation-failed': {
    title: t('No outfit came out of it'),
    suggestion: t('Say it in other words, or leave the mood and the pieces open, and try again.'),
  },
  'upload-failed': {
    title: t('A photo did not arrive'),
    suggestion: t('Choose the photo again; one below {uploadMegabytes} MB travels best.', {
      uploadMegabytes,
    }),
  },
} as const;
export type FailureKind = keyof typeof failureKinds;

/** Maps an error code to its kind of failure. */
export function failureKindOf(code: ApiErrorCode): FailureKind {
  if (code === 'generation.no_clothes') return 'no-items';
  if (code === 'generation.daily_limit') return 'limit-reached';
  if (code === 'generation.not_returned' || code === 'generation.timed_out') return 'generation-failed';
  if (code.startsWith('upload.')) return 'upload-failed';
  return code === 'request.invalid' || code === 'not_found' ? 'generation-failed' : 'api-error';
}

/** The onboarding tour. `part` is the value of `data-tour` on the element that a step explains. */
export const tour = [
  {
    part: 'ideas',
    title: t('Quick ideas'),
    text: t('No words for it yet? Take one of the quick ideas and change it as you like.'),
  },
  {
    part: 'preferences',
    title: t('Preferences'),
    text: t('Tell the stylist once what you like to wear, under Personalization. It is remembered.'),
  },
  {
    part: 'weather',
    title: t('Weather'),
    text: t('Say where you are, and no outfit will leave you cold or caught in the rain.'),
  },
  {
    part: 'mood',
    title: t('Mood selector'),
    text: t('Pick a mood, and the moment within it if you want to be exact.'),
  },
  {
    part: 'gallery',
    title: t('Clothes gallery'),
    text: t('Choose pieces that must be in the outfit; the stylist builds around them.'),
  },
] as const;
