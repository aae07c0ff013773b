import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, anItem } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { openGenerator } from '../../../support/pages/generator-page.tsx';
import { openPage } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

it('an empty wardrobe is told where pieces are chosen, with a way to the upload', async () => {
  const { user } = await openGenerator({ clothes: [] });
  await screen.findByText('Please upload some clothing items to your wardrobe first.');
  expect(screen.queryByRole('region', { name: 'Build it around' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Upload your first piece' }));
  const tab = await screen.findByRole('tab', { name: 'Upload New' });
  expect(tab.ariaSelected).toBe('true');
});

it('a wardrobe that is all in the laundry or archived is told with a way to it', async () => {
  skipTour();
  startFakeApi({ clothes: [anItem({ isInLaundry: true }), anItem({ archiveReason: 'sold' })] });
  await openPage('/outfits', { as: ada });
  await screen.findByText('Everything you have is in the laundry or archived.');
  expect(screen.getByRole('link', { name: 'Go to my wardrobe' }).getAttribute('href')).toBe('/dashboard');
});
