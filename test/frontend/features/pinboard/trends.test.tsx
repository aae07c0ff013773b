import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pieceOfTrend } from '#frontend/features/pinboard/trends-strip.tsx';
import { itemNameOf } from '#shared/rules/item-name';
import { anItem } from '../../../support/examples/made-up.ts';
import { aPin } from '../../../support/examples/made-up-surroundings.ts';
import { visit } from '../../../support/pages/open-page.tsx';
import { generateButton, openGenerator, promptBox, skipTour } from '../../../support/pages/outfits-page.tsx';

const strip = async () => within(await screen.findByRole('region', { name: 'Trending now' }));

it('the trends strip shows the first four trends, leading to their pins, or their words and a piece of one’s own, and a generation gets all', async () => {
  const trends = [
    aPin({ imageUrl: null, title: 'The trench coat', description: 'over denim', link: null }),
    aPin({ imageUrl: null, description: 'Pale pink flats', link: null }),
    ...Array.from({ length: 4 }, () => aPin()),
  ];
  const clothes = [anItem({ category: 'trench-coat', color: 'beige' }), anItem({ category: 'jeans' })];
  const { api, generate } = await openGenerator({ trends, clothes });
  await (await strip()).findByRole('img', { name: 'Your beige trench coat' });
  for (const text of ['over denim', 'Pale pink flats']) (await strip()).getByText(text);
  const links = (await strip()).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ href, textContent }) => [href, textContent])).toEqual(
    trends.slice(2, 4).map(({ link, title }) => [link, title]),
  );
  await generate();
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
  expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({
    pinboardPins: trends,
    pinboardContext: trends.map(({ title }) => title).join(', '),
  });
});

it('a generation goes on without trends when they cannot be read, and nothing is said of it', async () => {
  skipTour();
  const { api, user } = await visit('/outfits', { clothes: [anItem()], unreadable: new Set(['trends']) });
  await user.type(await screen.findByLabelText('What are you dressing for?'), 'office day');
  await waitFor(() => expect(api.requestsOf('styling.readStyling')).toHaveLength(1));
  await user.click(generateButton());
  await screen.findByRole('region', { name: 'Progress' });
  expect(promptBox().value).toBe('office day');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Trending now' })).toBeNull();
});

const items =
  'beige trousers,brown bag,black hat,red dress,beige trench-coat,gray t-shirt,white shirt,blue shirt'
    .split(',')
    .map((name) => name.split(' '))
    .map(([color = '', category = '']) => anItem({ color, category }));

it('a trend is shown as the piece that shares words with its title, or as none', () => {
  const cases = [
    ['Chocolate brown', 'brown in place of black: trousers in one tone', 'brown bag'],
    ['The trench coat', 'worn open', 'beige trench coat'],
    ['Layered shirts', 'under a knitted vest', 'white shirt'],
    ['Long Dresses', '', 'red dress'],
    ['The shirt', 'in blue', 'blue shirt'],
    ['Kimonos', 'with trousers', undefined],
  ] as const;
  for (const [title, description, name] of cases) {
    const piece = pieceOfTrend(aPin({ title, description }), items);
    expect([title, piece && itemNameOf(piece)]).toEqual([title, name]);
  }
});
