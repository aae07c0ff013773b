import { describe, expect, it } from 'vitest';
import { dayOccasions } from '#shared/catalog';
import { nearestClimate, placeNamed } from '#shared/stylist/hearing/climate';
import { briefOfDay } from '#shared/stylist/planning/day-brief';
import { settingOf } from '#shared/stylist/wording/setting';

describe('what a day asks of an outfit', () => {
  it('has a dress code and a phrase for every occasion', () => {
    for (const occasion of dayOccasions) {
      const { settings } = briefOfDay({ date: '2026-11-10', occasion, weather: null }, []);
      const [setting, ...others] = settings;
      expect(others).toEqual([]);
      expect(setting && settingOf(setting, 'en')?.phrase).not.toMatch(/^an? (work|gym|dinner|sightseeing)$/);
      expect(setting?.id, occasion).toBeTruthy();
    }
  });

  it('has the weather of the day', () => {
    const weather = { temperature: 3, condition: 'rain' as const, windSpeed: 12 };
    expect(briefOfDay({ date: '2026-11-10', occasion: 'work', weather }, []).weather).toMatchObject({
      temperature: 3,
      rain: true,
      windy: true,
    });
  });
});

describe('the climate of a place', () => {
  it('is that of the nearest place of the table, within 150 km', () => {
    // Boden is 35 km from Luleå. The second place is in the South Atlantic.
    expect(nearestClimate({ latitude: 65.83, longitude: 21.69 })?.maxima).toEqual(
      placeNamed('Luleå')?.maxima,
    );
    expect(nearestClimate({ latitude: -50, longitude: -20 })).toBeNull();
  });

  it('is found over the date line', () => {
    const fiji = placeNamed('Fiji');
    if (fiji)
      expect(nearestClimate({ ...fiji, longitude: fiji.longitude - 360 })?.maxima).toEqual(fiji.maxima);
    expect(nearestClimate({ latitude: 0, longitude: 179.9 })).toEqual(
      nearestClimate({ latitude: 0, longitude: -180.1 }),
    );
  });
});
