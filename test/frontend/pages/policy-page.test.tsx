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

it('leads back to the start', async () => {
  const { user } = await openPage('/policy');
  await user.click(await screen.findByRole('link', { name: 'Tillbaka till startsidan' }));
  await heading('Transform Your Wardrobe');
  expect(location.pathname).toBe('/');
});
