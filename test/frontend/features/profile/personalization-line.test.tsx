import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bodyTypes, favoriteColors, skinTones, stylePreferences } from '#shared/catalog';
import type { Profile } from '#shared/contract/profile';
import { ada } from '../../../support/examples/made-up.ts';
import { aWeather } from '../../../support/examples/made-up-surroundings.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { findToast, openPage, showApp } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

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

describe('the line of personalization', () => {
  it('offers the catalog and no answer, saves it for generations, and shows it after a reload', async () => {
    const { api, user, generate, save, saved, summary, reload } = await open({
      bodyType: 'petite',
      gender: 'prefer-not-to-say',
    });
    const options = (label: string) => [...select(label).options].map(({ text }) => text);
    expect(options('Body type')).toEqual(['Prefer not to say', ...bodyTypes]);
    expect(options('Gender')).toEqual(['Prefer not to say', 'male', 'female', 'non-binary', 'other']);
    expect(options('Skin tone')).toEqual(['Prefer not to say', ...skinTones]);
    expect(words('Style preferences')).toEqual([...stylePreferences]);
    expect(words('Favorite colors')).toEqual([...favoriteColors]);
    screen.getByRole('region', { name: 'Personalization' });
    expect(summary().ariaExpanded).toBe('true');

    expect(select('Gender').selectedOptions[0]?.text).toBe('Prefer not to say');
    await user.selectOptions(select('Body type'), 'Prefer not to say');
    await save();
    await findToast('Preferences saved');
    expect(saved()).toMatchObject([{ bodyType: null, gender: null, skinTone: null }]);

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
    api.fail('profile.updateProfile', 'internal');
    await save();
    expect((await findToast('Error')).textContent).toContain('Failed to save preferences');
    expect(chosen('Style preferences')).toEqual(['Edgy', 'Minimalist']);
    api.fail('profile.updateProfile', null);
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

  it('keeps unsaved changes while it is closed and the location is set for the weather', async () => {
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
    await waitFor(() =>
      expect(saved().at(-1)).toMatchObject({ location: 'Lund', stylePreferences: ['Bohemian'] }),
    );
  });

  it('says so when it cannot be read, and reads it when asked again', async () => {
    const api = startFakeApi();
    skipTour();
    api.fail('styling.readStyling', 'request.invalid');
    const { user } = await openPage('/outfits', { as: ada });
    await user.click(await screen.findByRole('button', { name: 'Personalization' }));
    const panel = within(screen.getByRole('region', { name: 'Personalization' }));
    const notice = within(await panel.findByRole('alert'));
    notice.getByText('Failed to load preferences');
    api.fail('styling.readStyling', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByLabelText('Body type');
  });
});
