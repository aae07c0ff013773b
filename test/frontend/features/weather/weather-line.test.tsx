import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { findToast, showApp } from '../../../support/pages/open-page.tsx';

const line = (text: string | RegExp) => screen.findByRole('button', { name: text });
const panel = () => within(screen.getByRole('region', { name: 'Weather' }));
const place = () => panel().getByLabelText<HTMLInputElement>('Where are you?');
const snow = 'Weather: -8 °C, snow · Luleå, Sweden';
const sun = 'Weather: 18 °C, clear · Lund, Sweden';
const livesIn = (location: string) => new Map([[ada.userId, { location }]]);
const weather = {
  Luleå: aWeather(),
  Lund: aWeather({ place: 'Lund, Sweden', temperature: 18, condition: 'clear' }),
};

async function open(location?: string) {
  const page = await openGenerator({ weather, profiles: location ? livesIn(location) : new Map() });
  return {
    ...page,
    async say(name: string) {
      await page.user.clear(place());
      await page.user.type(place(), `${name}{Enter}`);
    },
    async wish() {
      await page.generate();
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      return page.api.requestsOf('generation.startGeneration')[0]?.body;
    },
  };
}

it('the line of the weather asks for a place, and saves one that is known for the weather and generations', async () => {
  const { api, user, say, wish } = await open();
  await user.click(await line('Weather: Add a place'));
  await say('Atlantis');
  await panel().findByText('No such place was found');
  expect(api.world.profiles.size).toBe(0);
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  await say('  Luleå ');
  const button = await line(snow);
  expect(api.world.profiles.get(ada.userId)).toMatchObject({ location: 'Luleå' });
  expect(button.ariaExpanded).toBe('false');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(button.ariaExpanded).toBe('true');
  panel().getByText('Light snow · -11° to -5° · wind 4 m/s · humidity 86 %');
  expect(place().value).toBe('Luleå');
  // What was typed is kept while it is closed, and when it cannot be saved.
  await user.type(place(), ' or Lund');
  await user.click(button);
  expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
  await user.click(button);
  expect(place().value).toBe('Luleå or Lund');
  api.fail('profile.updateProfile', 'internal');
  await say('Lund');
  expect((await findToast('Error')).textContent).toContain('Failed to save preferences');
  expect(place().value).toBe('Lund');
  api.fail('profile.updateProfile', null);
  await say('Lund');
  await line(sun);
  expect(await wish()).toMatchObject({ weather: weather.Lund });
});

it('weather that cannot be fetched is told and tried again when asked, and a generation goes on without it', async () => {
  const { user, say, wish } = await open('Atlantis');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch weather data');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(await wish()).toMatchObject({ weather: null });
  await user.click(await line('Weather: Atlantis'));
  await say('Lund');
  await line(sun);
});

it('the line of the weather says that it is looked for', async () => {
  const { api, close } = await open('Luleå');
  close();
  const letGo = api.hold('styling.readStyling');
  showApp();
  await line('Weather: Looking out of the window…');
  letGo();
  await line(snow);
});
