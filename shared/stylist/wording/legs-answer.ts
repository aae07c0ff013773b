import { bareLegsFrom } from '#shared/stylist/ranking/temperatures';
import type { Facts } from './facts.ts';
import { wordingIn } from './wording-in.ts';

/** 'Tights or bare legs?', 'may we skip the pantyhose?' */
const asksLegs =
  /(?<!\p{L})(?:(?:bare[- ]?legg?(?:s|ed)|barbent|bara ben|(?:tights|hose|pantyhose|stockings) or|or (?:tights|hose|pantyhose|stockings)|strumpbyxor eller|eller strumpbyxor)(?!\p{L})[^.!?]*|skip (?:the )?(?:tights|hose|pantyhose|stockings)(?!\p{L}).*)\?/isu;

/** Whether legs may be bare, by the temperature. Null if that is not asked or the temperature is unknown. */
export function legsAnswer({ brief, request, language }: Facts): string[] | null {
  const temperature = brief.weather?.temperature ?? null;
  if (temperature === null || !asksLegs.test(request.prompt)) return null;
  const { bareLegs, coveredLegs } = wordingIn(language).heard;
  return (temperature < bareLegsFrom ? coveredLegs : bareLegs)({ degrees: `${Math.round(temperature)} °C` });
}
