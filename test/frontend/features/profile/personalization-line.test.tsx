import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bodyTypes, stylePreferences } from '#shared/catalog';
import type { Profile } from '#shared/contract/profile';
import { ada } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { findError, findToast, goTo, showApp, visit } from '../../../support/pages/open-page.tsx';
import { openGenerator, skipTour } from '../../../support/pages/outfits-page.tsx';

const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choices = (legend: string) =>
  within(screen.getByRole('group', { name: legend })).getAllByRole('button');
const words = (legend: string) => choices(legend).map(({ textContent }) => textContent);
const chosen = (legend: string) =>
  choices(legend)
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });

async function open(profile?: Partial<Profile>) {
  const page = await openGenerator({
    profiles: new Map(profile ? [[ada.userId, profile]] : []),
    weather: { Lund: aWeather() },
  });
  const summary = () => screen.getByRole('button', { name: 'Personalization' });
  await page.user.click(summary());
  await screen.findByLabelText('Body type');
  return {
    ...page,
    summary,
    save: () => page.user.click(press('Save preferences')),
    saved: () => page.api.requestsOf('profile.updateProfile').map(({ body }) => body),
    async reload() {
      page.close();
      showApp();
      fireEvent.click(await screen.findByRole('button', { name: 'Personalization' }));
      await screen.findByLabelText('Body type');
    },
  };
}

it('the line of personalization offers the catalog and no answer, saves it for generations, and shows it after a reload', async () => {
  const { api, user, generate, save, saved, summary, reload } = await open({
    bodyType: 'petite',
    gender: 'prefer-not-to-say',
  });
  const options = (label: string) => [...select(label).options].map(({ text }) => text);
  expect(options('Body type')).toEqual(['Prefer not to say', ...bodyTypes]);
  expect(options('Gender')).toEqual(['Prefer not to say', 'male', 'female', 'non-binary', 'other']);
  expect(words('Style preferences')).toEqual([...stylePreferences]);
  screen.getByRole('region', { name: 'Personalization' });
  expect(summary().ariaExpanded).toBe('true');

  expect(select('Gender').selectedOptions[0]?.text).toBe('Prefer not to say');
  await user.selectOptions(select('Body type'), 'Prefer not to say');
  await save();
  await findToast('Preferences saved');
  expect(saved()).toEqual([{ bodyType: null }]);

  await user.selectOptions(select('Body type'), 'tall');
  await user.selectOptions(select('Gender'), 'non-binary');
  await user.selectOptions(select('Skin tone'), 'olive');
  for (const name of ['Edgy', 'Vintage', 'Vintage', 'Minimalist', 'Navy']) await user.click(press(name));
  await user.type(screen.getByLabelText('Location'), 'Atlantis');
  await save();
  await screen.findByText('No such place was found');
  await user.clear(screen.getByLabelText('Location'));
  expect(screen.queryByText('No such place was found')).toBeNull();
  await user.type(screen.getByLabelText('Location'), ' Lund ');
  api.failOnce('profile.updateProfile', 'internal');
  await save();
  await findError('Failed to save preferences');
  expect(chosen('Style preferences')).toEqual(['Edgy', 'Minimalist']);
  await save();
  const preferences = {
    bodyType: 'tall',
    gender: 'non-binary',
    skinTone: 'olive',
    stylePreferences: ['Edgy', 'Minimalist'],
    favoriteColors: ['Navy'],
  };
  await waitFor(() => expect(saved().at(-1)).toEqual({ ...preferences, location: 'Lund' }));
  await generate();
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
  expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({
    userPreferences: preferences,
  });
  await reload();
  expect(select('Body type').value).toBe('tall');
  expect(select('Location').value).toBe('Lund');
  expect(chosen('Style preferences')).toEqual(['Edgy', 'Minimalist']);
  expect(chosen('Favorite colors')).toEqual(['Navy']);
});

it('the line of personalization keeps unsaved changes while it is closed and the location is set for the weather', async () => {
  const { user, save, saved, summary } = await open();
  await user.click(press('Bohemian'));
  await user.click(summary());
  expect(summary().ariaExpanded).toBe('false');
  expect(screen.queryByRole('region', { name: 'Personalization' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Weather/ }));
  await user.type(screen.getByLabelText('Where are you?'), 'Lund{Enter}');
  await waitFor(() => expect(select('Location').value).toBe('Lund'));
  await user.click(summary());
  expect(chosen('Style preferences')).toEqual(['Bohemian']);
  await save();
  // Another tab may have changed the rest.
  await waitFor(() => expect(saved().at(-1)).toEqual({ stylePreferences: ['Bohemian'] }));
});

it('the line of personalization says so when it cannot be read, and reads it when asked again', async () => {
  skipTour();
  const { api, user } = await visit('/policy');
  api.fail('styling.readStyling', 'request.invalid');
  goTo('/outfits');
  await user.click(await screen.findByRole('button', { name: 'Personalization' }));
  const panel = within(screen.getByRole('region', { name: 'Personalization' }));
  const notice = within(await panel.findByRole('alert'));
  notice.getByText('Failed to load preferences');
  api.fail('styling.readStyling', null);
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Body type');
});

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

async function openWeather(location?: string) {
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
  const { api, user, say, wish } = await openWeather();
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
  api.failOnce('profile.updateProfile', 'internal');
  await say('Lund');
  await findError('Failed to save preferences');
  expect(place().value).toBe('Lund');
  await say('Lund');
  await line(sun);
  expect(await wish()).toMatchObject({ weather: weather.Lund });
});

it('weather is looked for, and what cannot be fetched is told and tried again when asked, and a generation goes on without it', async () => {
  const { api, user, say, wish, close } = await openWeather('Atlantis');
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to fetch weather data');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(await wish()).toMatchObject({ weather: null });
  await user.click(await line('Weather: Atlantis'));
  await say('Lund');
  await line(sun);
  close();
  const letGo = api.hold('styling.readStyling');
  showApp();
  await line('Weather: Looking out of the window…');
  letGo();
  await line(sun);
});
