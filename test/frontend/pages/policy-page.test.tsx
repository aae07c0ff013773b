import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../support/fake/api.ts';
import { goTo, heading, openPage } from '../../support/pages/open-page.tsx';

it('explains in ten sections how data are treated, in Swedish or English, and leads back to the start', async () => {
  startFakeApi();
  const { user } = await openPage('/policy');
  await heading('Integritetspolicy');
  const sections = () => {
    const policy = within(screen.getByRole('article'));
    policy.getByText(/@example\.com/);
    return policy.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  };
  expect(screen.getByRole('article').lang).toBe('sv');
  expect([sections().length, sections()[0]]).toEqual([10, '1. Vilka vi är']);
  const toEnglish = screen.getByRole('link', { name: 'In English' });
  expect(toEnglish.lang).toBe('en');
  await user.click(toEnglish);
  await heading('Privacy policy');
  expect(location.pathname + location.search).toBe('/policy?text=en');
  expect(screen.getByRole('article').lang).toBe('en');
  expect([sections().length, sections()[0]]).toEqual([10, '1. Who we are']);
  await screen.findByRole('link', { name: 'Back to the start page' });
  await user.click(screen.getByRole('link', { name: 'På svenska' }));
  await heading('Integritetspolicy');
  expect(location.pathname + location.search).toBe('/policy');
  goTo('/policy?text=de');
  await heading('Integritetspolicy');
  await user.click(await screen.findByRole('link', { name: 'Tillbaka till startsidan' }));
  await heading('Transform Your Wardrobe');
  expect(location.pathname).toBe('/');
});
