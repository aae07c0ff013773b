import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anItem } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { openPage, showApp } from '../../../support/pages/open-page.tsx';

const promptFound = () => screen.queryByLabelText('What are you dressing for?');

describe('an empty wardrobe', () => {
  it('is told in place of the form, with a way to the upload', async () => {
    startFakeApi();
    const { user } = await openPage('/outfits', { as: ada });
    await screen.findByText('Please upload some clothing items to your wardrobe first.');
    expect(promptFound()).toBeNull();
    // The tour, which explains the form, waits for it.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('hasSeenOnboarding')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Upload your first piece' }));
    const tab = await screen.findByRole('tab', { name: 'Upload New' });
    expect(tab.ariaSelected).toBe('true');
  });

  it('leaves weather, personalization and Pinterest where they are', async () => {
    startFakeApi();
    await openPage('/outfits', { as: ada });
    await screen.findByRole('link', { name: 'Upload your first piece' });
    screen.getByRole('button', { name: /^Weather/ });
    screen.getByRole('button', { name: 'Personalization' });
    screen.getByRole('region', { name: 'Pinterest' });
  });

  it('loses nothing of what was typed before', async () => {
    const { api, user, close } = await openGenerator();
    await user.type(promptBox(), 'office day');
    const { clothes } = api.world;
    api.world.clothes = [];
    close();
    const { close: closeEmpty } = showApp();
    await screen.findByRole('link', { name: 'Upload your first piece' });
    api.world.clothes = clothes;
    closeEmpty();
    showApp();
    await screen.findByLabelText('What are you dressing for?');
    expect(promptBox().value).toBe('office day');
  });
});

it('a wardrobe that is all in the laundry or archived is told with a way to it', async () => {
  startFakeApi({ clothes: [anItem({ isInLaundry: true }), anItem({ archiveReason: 'sold' })] });
  await openPage('/outfits', { as: ada });
  await screen.findByText('Everything you have is in the laundry or archived.');
  expect(promptFound()).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to my wardrobe' }).getAttribute('href')).toBe('/dashboard');
});
