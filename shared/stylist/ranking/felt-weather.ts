import type { Brief } from '../hearing/brief.ts';
import { comfortRules } from '../hearing/words/comfort-rules.ts';
import { isAtHome, settingOf } from '../hearing/words/settings.ts';
import { coatBelow } from './temperatures.ts';

/** Whether a comfort asks for a layer to put on. */
export const asksForLayer = ({ comforts }: Pick<Brief, 'comforts'>): boolean =>
  comforts.some(({ id }) => comfortRules[id]?.layer);

/** Whether something to put on is wanted for a room, and not for the weather: in an office with air conditioning. */
export const needsRoomLayer = (brief: Brief): boolean => {
  const { rain = false, snow = false, temperature = null } = brief.weather ?? {};
  return (
    settingOf(brief.settings[0]?.id ?? '')?.indoors === true &&
    !isAtHome(brief.settings) &&
    asksForLayer(brief) &&
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
