import { describe, expect, it } from 'vitest';
import { toGarment } from '#shared/stylist/ranking/garment';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { fitWeather } from '#shared/stylist/ranking/weather-fit';
import { intentFor } from '../../../support/examples/intents.ts';
import { piece } from '../../../support/examples/wardrobes.ts';

const request = { prompt: 'something', mood: null, occasion: null };
const suitOf = (weather: Weather, category: string, description = '', color = 'brown') =>
  fitWeather(toGarment(piece(category, { description, color })), intentFor({ ...request, weather }));
const notes = (...given: Parameters<typeof suitOf>) => suitOf(...given).notes.map(([note]) => note);

const rain: Weather = { temperature: 14, condition: 'rain' };
const snow: Weather = { temperature: -3, condition: 'snow' };
const heat = { temperature: 28 };

describe('the weather', () => {
  it('suits a piece, or does not', () => {
    for (const [weather, category, description, note] of [
      [rain, 'ankle-boots', 'suede', 'spoiled by rain'],
      [rain, 'raincoat', '', 'keeps the rain out'],
      [rain, 'sandals', 'leather', 'soaked'],
      [snow, 'sandals', 'leather', 'no good in snow'],
      [snow, 'boots', 'leather', 'made for snow'],
      [heat, 'parka', '', 'too warm'],
      [heat, 'shirt', 'linen', 'cool in the heat'],
      [{ temperature: 3 }, 'denim-jacket', '', 'too cold'],
      [{ temperature: 3 }, 'sunglasses', '', 'out of season'],
      [{ temperature: 18, windSpeed: 14 }, 'maxi-dress', '', 'caught by the wind'],
    ] as const)
      expect(notes(weather, category, description), category).toContain(note);
  });

  it('spoils white linen, not dark', () => {
    expect(notes(rain, 'trousers', 'linen', 'white')).toContain('spoiled by rain');
    expect(notes(rain, 'trousers', 'linen', 'navy')).not.toContain('spoiled by rain');
  });

  it('of a wind feels colder and asks for a coat sooner', () => {
    const asks = (weather: Weather) => intentFor({ ...request, weather }).needsOuterwear;
    expect(asks({ temperature: 16 })).toBe(false);
    expect(asks({ temperature: 16, windSpeed: 12 })).toBe(true);
    expect(asks({ temperature: 20, condition: 'rain' })).toBe(true);
  });

  it('leaves a piece of other seasons in the wardrobe', () => {
    const wardrobe = [
      piece('shirt', { seasons: ['summer'], id: 'summer shirt' }),
      piece('shirt', { seasons: ['autumn', 'winter'], id: 'winter shirt' }),
      piece('jeans'),
    ];
    const worn = (temperature: number) =>
      rankOutfits(wardrobe, { ...request, weather: { temperature } })[0]?.garments.map(({ id }) => id);
    expect(worn(2)).toContain('winter shirt');
    expect(worn(27)).toContain('summer shirt');
  });

  it('of an evening that cools down asks for a layer', () => {
    const wardrobe = [piece('shirt'), piece('jeans'), piece('cardigan')];
    const [without] = rankOutfits(wardrobe.slice(0, 2), { ...request, weather: { temperature: 18, low: 8 } });
    expect(without?.reasons.weather.lacksLayer).toBe(true);
    const [best] = rankOutfits(wardrobe, { ...request, weather: { temperature: 18, low: 8 } });
    expect(best?.garments.map(({ id }) => id)).toContain('cardigan');
  });

  it('is read from the condition that the forecast names', () => {
    for (const [condition, rain, snow] of [
      ['drizzle', true, false],
      ['rain', true, false],
      ['thunderstorm', true, false],
      ['snow', false, true],
      ['clear', false, false],
    ] as const) {
      const intent = intentFor({ ...request, weather: { temperature: 15, condition } });
      expect(intent, condition).toMatchObject({ rain, snow });
    }
  });

  it('in words counts for more than that of today, but for a season and what today confirms', () => {
    const degrees = (prompt: string, temperature: number) =>
      intentFor({ ...request, prompt, weather: { temperature } }).temperature;
    expect(degrees('in July', 4)).toBe(24);
    expect(degrees('hot weather', 4)).toBe(30);
    expect(degrees('a summer outfit', 19)).toBe(19);
    expect(degrees('something for cold weather', -8)).toBe(-8);
  });
});
