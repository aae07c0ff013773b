import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startFakeApi } from '../../support/fake/api.ts';
import { heading, openPage } from '../../support/pages/open-page.tsx';

beforeEach(() => {
  startFakeApi();
});

it('explains in ten Swedish sections how data are treated, and whom to ask', async () => {
  await openPage('/policy');
  await heading('Integritetspolicy');
  const policy = screen.getByRole('article');
  expect(policy.lang).toBe('sv');
  const sections = within(policy).getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual([
    '1. Vilka vi är',
    '2. Uppgifter vi samlar in',
    '3. Varför vi behandlar uppgifterna',
    '4. Bilder',
    '5. Outfitförslag och AI',
    '6. Vem som kan se vad',
    '7. Lagring i din webbläsare',
    '8. Hur länge vi sparar uppgifter',
    '9. Dina rättigheter',
    '10. Kontakt',
  ]);
  within(policy).getByText(/@example\.com/);
});

it('says the same in English at an address of its own, and leads there and back', async () => {
  const { user } = await openPage('/policy');
  const inSwedish = (await screen.findAllByRole('heading', { level: 2 })).length;
  const toEnglish = screen.getByRole('link', { name: 'In English' });
  expect(toEnglish.lang).toBe('en');
  await user.click(toEnglish);
  await heading('Privacy policy');
  expect(location.pathname + location.search).toBe('/policy?text=en');
  const policy = screen.getByRole('article');
  expect(policy.lang).toBe('en');
  const sections = within(policy).getAllByRole('heading', { level: 2 });
  expect(sections).toHaveLength(inSwedish);
  expect(sections[0]?.textContent).toBe('1. Who we are');
  within(policy).getByText(/@example\.com/);
  await user.click(screen.getByRole('link', { name: 'På svenska' }));
  await heading('Integritetspolicy');
  expect(location.pathname + location.search).toBe('/policy');
});

it('is in English where the address asks for it', async () => {
  await openPage('/policy?text=en');
  await heading('Privacy policy');
  await screen.findByRole('link', { name: 'Back to the start page' });
});

it.each(['sv', 'de', ''])('is in Swedish if the parameter text is %j', async (language) => {
  await openPage(`/policy?text=${language}`);
  await heading('Integritetspolicy');
});

it('leads back to the start', async () => {
  const { user } = await openPage('/policy');
  await user.click(await screen.findByRole('link', { name: 'Tillbaka till startsidan' }));
  await heading('Transform Your Wardrobe');
  expect(location.pathname).toBe('/');
});
