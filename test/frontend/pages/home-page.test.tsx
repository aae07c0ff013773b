import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the landing page', () => {
  it('says whom it is for', async () => {
    await open();
    screen.getByText(/put your clothes in order .* stylist/i);
  });

  it('tells of three features', async () => {
    await open();
    const card = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('li') as HTMLElement;
    within(card('Upload Your Wardrobe')).getByText(/snap photos.*organise/i);
    within(card('Daily Outfit Generation')).getByText(/personalised suggestions.*style.*mood/i);
    within(card('Community Inspiration')).getByText(/browse and like outfits shared by others/i);
  });

  it('ends with a tagline, the way to the privacy policy and a copyright line', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    footer.getByText('Less shopping, more style.');
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/policy');
    footer.getByText(/©\s2025/).textContent?.includes(String(new Date().getFullYear())) ||
      expect.fail('The present year is missing.');
  });

  it.each(quotes.map((quote, index) => [quote, index] as const))(
    'may greet with %j',
    async (quote, index) => {
      vi.spyOn(Math, 'random').mockReturnValue((index + 0.5) / quotes.length);
      await open();
      screen.getByText(quote);
      for (const other of quotes) if (other !== quote) expect(screen.queryByText(other)).toBeNull();
    },
  );
});

describe('for a visitor', () => {
  it('the landing page leads to sign-up, and only the community is open', async () => {
    await open();
    expect(link('Get Started Free')).toBe('/auth');
    expect(link("Sign Up Now - It's Free")).toBe('/auth');
    expect(link('Start Building Your Wardrobe')).toBeUndefined();
    const closed = ['Manage Wardrobe', 'Generate Outfits'].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(closed.map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, true]);
  });

  it('the community, which needs a session, leads on to sign in', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Explore Community' }));
    await signInPage();
    expect(location.pathname).toBe('/auth');
  });
});

it('leads someone who is signed in to every feature', async () => {
  await open({ as: ada });
  expect(link('Start Building Your Wardrobe')).toBe('/dashboard');
  expect(link('Manage Wardrobe')).toBe('/dashboard');
  expect(link('Generate Outfits')).toBe('/outfits');
  expect(link('Explore Community')).toBe('/community');
  expect(link('Get Started Free')).toBeUndefined();
  expect(link("Sign Up Now - It's Free")).toBeUndefined();
});
