import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

describe('the line of the weather', () => {
  it('says the weather where the person lives, and more of it when it is opened', async () => {
    const { user } = await open('Luleå');
    const button = await line(snow);
    expect(button.ariaExpanded).toBe('false');
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
    await user.click(button);
    expect(button.ariaExpanded).toBe('true');
    panel().getByText('Light snow · -11° to -5° · wind 4 m/s · humidity 86 %');
  });

  it('asks for the location when there is none, and saves the answer', async () => {
    const { api, user, say } = await open();
    await user.click(await line('Weather: Add a place'));
    await say('  Luleå ');
    const button = await line(snow);
    expect(api.requestsOf('profile.updateProfile')).toMatchObject([{ body: { location: 'Luleå' } }]);
    expect(button.ariaExpanded).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  it('lets the place be changed', async () => {
    const { user, say } = await open('Luleå');
    await user.click(await line(snow));
    expect(place().value).toBe('Luleå');
    await say('Lund');
    await line(sun);
  });

  it('does not save an unknown place, and says so', async () => {
    const { api, user, say } = await open();
    await user.click(await line('Weather: Add a place'));
    await say('Atlantis');
    await panel().findByText('No such place was found');
    expect(api.world.profiles.size).toBe(0);
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await say('Luleå');
    await line(snow);
  });

  it('keeps what was typed while it is closed', async () => {
    const { api, user } = await open('Luleå');
    const button = await line(snow);
    await user.click(button);
    await user.type(place(), ' or Lund');
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull();
    await user.click(button);
    expect(place().value).toBe('Luleå or Lund');
    expect(api.requestsOf('profile.updateProfile')).toEqual([]);
  });

  it('keeps a place that cannot be saved where it was typed', async () => {
    const { api, user, say } = await open('Luleå');
    await user.click(await line(snow));
    api.fail('profile.updateProfile', 'internal');
    await say('Lund');
    expect((await findToast('Error')).textContent).toContain('Failed to save preferences');
    expect(place().value).toBe('Lund');
  });

  it('says so when the weather cannot be fetched, tries again when asked, and lets the place be changed', async () => {
    const { user, say } = await open('Atlantis');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch weather data');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('alert');
    await user.click(await line('Weather: Atlantis'));
    await say('Lund');
    await line(sun);
  });

  it('says that it is looked for', async () => {
    const { api, close } = await open('Luleå');
    close();
    const letGo = api.hold('styling.readStyling');
    showApp();
    await line('Weather: Looking out of the window…');
    letGo();
    await line(snow);
  });
});

describe('a generation', () => {
  it('is asked for with the weather that is shown', async () => {
    const { wish } = await open('Luleå');
    await line(snow);
    expect(await wish()).toMatchObject({ weather: weather.Luleå });
  });

  it('goes on without weather when there is none', async () => {
    const { wish } = await open('Atlantis');
    await screen.findByRole('alert');
    expect(await wish()).toMatchObject({ weather: null });
  });
});
