import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { quotes } from '#frontend/features/landing/texts.ts';
import { ada } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { heading, openPage, signInPage } from '../../support/pages/open-page.tsx';

beforeEach(() => {
  startFakeApi();
});

const open = async (session = {}) => {
  const page = await openPage('/', session);
  await heading('Transform Your Wardrobe');
  return page;
};
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('the landing page tells a visitor what the app does, and leads to sign-up', async () => {
  // The quote is drawn by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { user } = await open();
  for (const quote of quotes) expect(screen.queryByText(quote) !== null).toBe(quote === quotes.at(-1));
  screen.getByText(/put your clothes in order .* stylist/i);
  const card = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement);
  card('Upload Your Wardrobe').getByText(/snap photos.*organise/i);
  card('Daily Outfit Generation').getByText(/personalised suggestions.*style.*mood/i);
  card('Community Inspiration').getByText(/browse and like outfits shared by others/i);
  const footer = within(screen.getByRole('contentinfo'));
  footer.getByText('Less shopping, more style.');
  expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/policy');
  expect(footer.getByText(/©\s2025/).textContent).toContain(String(new Date().getFullYear()));

  expect(link('Get Started Free')).toBe('/auth');
  expect(link("Sign Up Now - It's Free")).toBe('/auth');
  expect(link('Start Building Your Wardrobe')).toBeUndefined();
  for (const name of ['Manage Wardrobe', 'Generate Outfits'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Explore Community' }));
  await signInPage();
  expect(location.pathname).toBe('/auth');
});

it('the landing page leads someone who is signed in to every feature', async () => {
  await open({ as: ada });
  expect(link('Start Building Your Wardrobe')).toBe('/dashboard');
  expect(link('Manage Wardrobe')).toBe('/dashboard');
  expect(link('Generate Outfits')).toBe('/outfits');
  expect(link('Explore Community')).toBe('/community');
  expect(link('Get Started Free')).toBeUndefined();
  expect(link("Sign Up Now - It's Free")).toBeUndefined();
});
