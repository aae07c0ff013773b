import { GenerationRequest } from '#shared/contract/generation';
import { t } from '../lib/t.ts';
import type { RequestContext } from './request-form.ts';

/** The prompt of the request. The weather and the preferences are sent beside it. */
const prompt = t('Dress me for today');

/** The request for an outfit for today. With `another`, the outfit has to differ from the last one. */
export const requestForToday = (
  { weather, userPreferences }: Pick<RequestContext, 'weather' | 'userPreferences'>,
  { another = false } = {},
) =>
  GenerationRequest.parse({
    weather,
    userPreferences,
    prompt,
    // Private: with a single tap the person has not agreed to share the outfit.
    isPublic: false,
    forceVariety: another,
  });
