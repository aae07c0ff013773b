import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, anOutfit, bob } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { goTo, heading, openPage } from '../../support/pages/open-page.tsx';

it('the privacy policy explains in ten sections how data are treated, in Swedish or English, and leads back to the start', async () => {
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

it('the accessibility statement is in the language of the app, and can be read in the other one', async () => {
  startFakeApi();
  const { user } = await openPage('/accessibility');
  await heading('Accessibility');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
  await user.click(screen.getByRole('link', { name: 'På svenska' }));
  await heading('Tillgänglighet');
  expect([location.search, screen.getByRole('article').lang]).toEqual(['?text=sv', 'sv']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5);
});

async function open(change: Parameters<typeof anOutfit>[0] = {}, { as }: { as?: typeof ada } = {}) {
  const outfit = anOutfit({ userId: bob.userId, ...change });
  const api = startFakeApi({ profiles: new Map([[bob.userId, { displayName: 'Bob' }]]), outfits: [outfit] });
  return { api, outfit, ...(await openPage(`/outfit/${outfit.id}`, as ? { as } : {})) };
}

it('the page of a shared outfit shows a visitor the outfit, its pieces and its author, and calls to sign up', async () => {
  const { api } = await open();
  await heading('Quiet Navy');
  screen.getByText('by Bob');
  screen.getByText('White shirt and navy trousers.');
  const photos = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('img');
  expect(photos).toHaveLength(2);
  const link = screen.getByRole('link', { name: "Sign Up Now - It's Free" });
  expect(link.getAttribute('href')).toBe('/auth');
  expect(screen.queryByRole('heading', { name: 'Comments' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
  expect(api.requestsOf('community.getPublicOutfit')).toEqual([]);
  expect(document.title).toBe('Quiet Navy · Wardrobe');
});

it('the page of a shared outfit shows a signed-in user what can be done with it, or that it is there no more', async () => {
  await open({}, { as: ada });
  await heading('Quiet Navy');
  for (const name of [/^Like/, 'Follow', 'Message', 'Try this with my wardrobe'])
    await screen.findByRole('button', { name });
  await screen.findByRole('heading', { name: 'Comments' });
  goTo(`/outfit/${crypto.randomUUID()}`);
  await heading('Not here any more');
});
