import { GenerationRequest } from '#shared/contract/generation';
import { t } from '../lib/t.ts';
import type { RequestContext } from './request-form.ts';

/** What the stylist is asked; the weather and the person's preferences say the rest. */
const prompt = t('Dress me for today');

/** The request for an outfit for today without a question; with `another`, for one that differs from the last. */
export const requestForToday = (
  { weather, userPreferences }: Pick<RequestContext, 'weather' | 'userPreferences'>,
  { another = false } = {},
) =>
  GenerationRequest.parse({
    weather,
    userPreferences,
    prompt,
    // Private: a single tap is no choice to show the outfit to others.
    isPublic: false,
    forceVariety: another,
  });
