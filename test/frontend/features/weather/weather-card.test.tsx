import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';

const card = () => within(screen.getByRole('region', { name: 'Weather' }));
const place = () => card().findByLabelText<HTMLInputElement>('Where are you?');
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
      await page.user.clear(await place());
      await page.user.type(await place(), `${name}{Enter}`);
    },
    async wish() {
      await page.generate();
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      return page.api.requestsOf('generation.startGeneration')[0]?.body;
    },
  };
}

describe('the weather card', () => {
  it('shows the weather where the person lives, in metric units', async () => {
    await open('Luleå');
    await card().findByText('-8°');
    card().getByText('Light snow');
    card().getByText('-11° to -5° · wind 4 m/s · humidity 86 %');
    card().getByRole('button', { name: 'Luleå, Sweden' });
  });

  it('asks for the location when there is none, and saves the answer', async () => {
    const { api, say } = await open();
    await say('  Luleå ');
    await card().findByText('-8°');
    expect(api.requestsOf('profile.updateProfile')).toMatchObject([{ body: { location: 'Luleå' } }]);
  });

  it('lets the place be changed', async () => {
    const { user, say } = await open('Luleå');
    await user.click(await card().findByRole('button', { name: 'Luleå, Sweden' }));
    expect((await place()).value).toBe('Luleå');
    await say('Lund');
    await card().findByText('18°');
  });

  it('does not save an unknown place, and says so', async () => {
    const { api, say } = await open();
    await say('Atlantis');
    await card().findByText('No such place was found');
    expect(api.world.profiles.size).toBe(0);
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
    await say('Luleå');
    await card().findByText('-8°');
  });

  it('keeps the place when changing it is cancelled, and the focus on it', async () => {
    const { api, user } = await open('Luleå');
    const opener = await card().findByRole('button', { name: 'Luleå, Sweden' });
    await user.click(opener);
    await user.type(await place(), ' or Lund');
    await user.click(card().getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(card().getByRole('button', { name: 'Luleå, Sweden' }));
    expect(api.requestsOf('profile.updateProfile')).toEqual([]);
  });

  it('has nothing to cancel while there is no place', async () => {
    await open();
    await place();
    expect(card().queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('keeps a place that cannot be saved where it was typed', async () => {
    const { api, user, say } = await open('Luleå');
    await user.click(await card().findByRole('button', { name: 'Luleå, Sweden' }));
    api.fail('profile.updateProfile', 'internal');
    await say('Lund');
    expect((await findToast('Error')).textContent).toContain('Failed to save preferences');
    expect((await place()).value).toBe('Lund');
  });

  it('says so when the weather cannot be fetched, tries again when asked, and lets the place be changed', async () => {
    const { user, say } = await open('Atlantis');
    expect((await card().findByRole('alert')).textContent).toBe('Failed to fetch weather data');
    await user.click(card().getByRole('button', { name: 'Try again' }));
    await card().findByRole('alert');
    await user.click(card().getByRole('button', { name: 'Atlantis' }));
    await say('Lund');
    await card().findByText('18°');
  });
});

describe('a generation', () => {
  it('is asked for with the weather that is shown', async () => {
    const { wish } = await open('Luleå');
    await card().findByText('-8°');
    expect(await wish()).toMatchObject({ weather: weather.Luleå });
  });

  it('goes on without weather when there is none', async () => {
    const { wish } = await open('Atlantis');
    await card().findByRole('alert');
    expect(await wish()).toMatchObject({ weather: null });
  });
});
