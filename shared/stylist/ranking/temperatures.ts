import type { Brief } from '../hearing/brief.ts';
import { comfortRules } from '../hearing/words/comfort-rules.ts';
import { isAtHome, settingOf } from '../hearing/words/settings.ts';

/** Limits of the outdoor temperature, in degrees Celsius. The ranker and the stylist's sentences both use them. */

/** It is hot above this temperature: light fabrics are preferred to heavy ones. */
export const hotAbove = 24;
/** Below this an outfit needs outerwear, or a layer for the coldest hour of the day. */
export const coatBelow = 12;
/** Below this bare arms and shoulders need a layer. */
export const bareFrom = 20;
/** Below this short sleeves need a layer. */
export const shortSleevesFrom = 16;
/** Below this a blazer or a cardigan is no longer enough as outerwear. */
export const coldBelow = 8;

/** Whether something to put on is wanted for a room, and not for the weather: in an office with air conditioning. */
export const isForRoom = (brief: Brief): boolean => {
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  return (
    settingOf(brief.settings[0]?.id ?? '')?.indoors === true &&
    !isAtHome(brief.settings) &&
    brief.comforts.some(({ id }) => comfortRules[id]?.layer) &&
    !(rain || snow || (temperature !== null && temperature <= coatBelow))
  );
};

/** The weather as it feels to the person: who freezes easily dresses for a colder day. */
export const feltWeather = ({ weather, comforts }: Pick<Brief, 'weather' | 'comforts'>): Brief['weather'] =>
  weather?.temperature == null
    ? weather
    : {
        ...weather,
        temperature: comforts.reduce(
          (degrees, { id }) => degrees + (comfortRules[id]?.feels ?? 0),
          weather.temperature,
        ),
      };
