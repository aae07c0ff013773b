import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anItem } from '../../../support/examples/made-up.ts';
import { aPin } from '../../../support/examples/made-up-surroundings.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { generateButton, openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { openPage } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

const strip = async () => within(await screen.findByRole('region', { name: 'Trending now' }));
const trends = Array.from({ length: 6 }, () => aPin());

describe('the trends strip', () => {
  it('shows the first four trends, each leading to its pin', async () => {
    await openGenerator({ trends });
    const links = (await strip()).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ href }) => href)).toEqual(trends.slice(0, 4).map(({ link }) => link));
    expect(links.map(({ textContent }) => textContent)).toEqual(trends.slice(0, 4).map(({ title }) => title));
  });

  it('shows a piece of the user’s own that a trend without a picture speaks of', async () => {
    await openGenerator({
      trends: [aPin({ imageUrl: null, title: 'The trench coat', description: 'over denim' })],
      clothes: [anItem({ category: 'trench-coat', color: 'beige' }), anItem({ category: 'jeans' })],
    });
    await (await strip()).findByRole('img', { name: 'Your beige trench coat' });
    (await strip()).getByText('over denim');
  });

  it('shows the description of a trend without a picture', async () => {
    await openGenerator({ trends: [aPin({ imageUrl: null, link: null, description: 'Pale pink flats' })] });
    (await strip()).getByText('Pale pink flats');
    expect((await strip()).queryByRole('link')).toBeNull();
  });
});

describe('a generation', () => {
  it('is asked for with the trends', async () => {
    const { api, generate } = await openGenerator({ trends });
    await strip();
    await generate();
    await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
    expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({
      pinboardPins: trends,
      pinboardContext: trends.map(({ title }) => title).join(', '),
    });
  });

  it('goes on without trends when they cannot be read, and nothing is said of it', async () => {
    const api = startFakeApi({ clothes: [anItem()], unreadable: new Set(['trends']) });
    skipTour();
    const { user } = await openPage('/outfits', { as: ada });
    await user.type(await screen.findByLabelText('What are you dressing for?'), 'office day');
    await waitFor(() => expect(api.requestsOf('styling.readStyling')).toHaveLength(1));
    await user.click(generateButton());
    await screen.findByRole('region', { name: 'Progress' });
    expect(promptBox().value).toBe('office day');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Trending now' })).toBeNull();
  });
});
