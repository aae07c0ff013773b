import type { ApiErrorCode } from '#shared/contract/client';
import { uploadMegabytes } from '#shared/limits';

/** The steps of the progress card. */
export const steps = [
  { name: 'Analyzing wardrobe', percent: 25 },
  { name: 'Fetching trends', percent: 50 },
  { name: 'AI processing', percent: 75 },
  { name: 'Finalizing', percent: 100 },
] as const;

export const tips = [
  'Three colors are plenty. Two are often better.',
  'Shoes decide how dressed up an outfit is.',
  'One loose piece, one close one: proportion does the rest.',
  'Wear the thing you are saving for later.',
  'Repeat a color from your shoes somewhere above the waist.',
  'When in doubt, leave one accessory at home.',
  'A good coat makes whatever is under it look planned.',
  'Texture is a color too: knit, leather and denim need no print.',
] as const;

/** Example prompts, inserted by a click. */
export const quickIdeas = [
  'Something calm for a long office day',
  'Dinner with friends, a little dressed up',
  'A warm and easy outfit for a weekend walk',
  'An outfit that makes me feel confident',
  'Light layers for a day of traveling',
  'My most comfortable clothes, but put together',
] as const;

/** A prompt, a mood and an occasion each, filled into the form together by a click. */
export const quickStarts = [
  {
    name: 'Power Meeting',
    note: 'Sharp lines, quiet colors',
    prompt: 'A meeting with clients, sharp and understated',
    mood: 'professional',
    occasion: 'meeting',
  },
  {
    name: 'First Date',
    note: 'Soft, and a little daring',
    prompt: 'A first date, soft and a little daring',
    mood: 'romantic',
    occasion: 'date',
  },
  {
    name: 'City Weekend',
    note: 'Easy from brunch to dusk',
    prompt: 'A weekend in the city, easy from brunch to dusk',
    mood: 'casual',
    occasion: 'brunch',
  },
  {
    name: 'Night Out',
    note: 'Dark, with one loud thing',
    prompt: 'A night out, dark with one loud thing',
    mood: 'edgy',
    occasion: 'concert',
  },
  {
    name: 'Garden Wedding',
    note: 'Festive without upstaging',
    prompt: 'A garden wedding, festive but not upstaging anyone',
    mood: 'elegant',
    occasion: 'wedding',
  },
  {
    name: 'Carry-On Only',
    note: 'Few pieces, all of them right',
    prompt: 'A trip with nothing but carry-on',
    mood: 'minimalist',
    occasion: 'travel',
  },
] as const;

/** The kinds of failure that the error dialog distinguishes. */
export const failureKinds = {
  'no-items': {
    title: 'There is nothing to combine yet',
    suggestion: 'Upload a top and a bottom, or a dress, and shoes if you like. Then ask again.',
  },
  'api-error': {
    title: 'The stylist cannot be reached',
    suggestion: 'Your wish is kept as you wrote it. Wait a moment and try again.',
  },
  'limit-reached': {
    title: 'That was the last one for today',
    suggestion: 'Until then you can put an outfit together yourself, under My Outfits.',
  },
  'generation-failed': {
    title: 'No outfit came out of it',
    suggestion: 'Say it in other words, or leave the mood and the pieces open, and try again.',
  },
  'upload-failed': {
    title: 'A photo did not arrive',
    suggestion: `Choose the photo again; one below ${uploadMegabytes} MB travels best.`,
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
    title: 'Quick ideas',
    text: 'No words for it yet? Take one of the quick ideas and change it as you like.',
  },
  {
    part: 'preferences',
    title: 'Preferences',
    text: 'Tell the stylist once what you like to wear, under Personalization. It is remembered.',
  },
  {
    part: 'weather',
    title: 'Weather',
    text: 'Say where you are, and no outfit will leave you cold or caught in the rain.',
  },
  {
    part: 'mood',
    title: 'Mood selector',
    text: 'Pick a mood, and the moment within it if you want to be exact.',
  },
  {
    part: 'gallery',
    title: 'Clothes gallery',
    text: 'Choose pieces that must be in the outfit; the stylist builds around them.',
  },
] as const;
