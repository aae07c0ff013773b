import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';

const clothes = [
  anItem({ color: 'white', category: 'shirt' }),
  anItem({ color: 'black', category: 'sweater' }),
  anItem({ color: 'navy', category: 'trousers' }),
  anItem({ color: 'blue', category: 'jeans' }),
  anItem({ color: 'red', category: 'dress' }),
  anItem({ color: 'green', category: 'midi-dress' }),
  anItem({ color: 'brown', category: 'loafers' }),
];
const idOf = (color: string) => clothes.find((item) => item.color === color)?.id;

async function open(content = clothes) {
  const page = await openGenerator({ clothes: content });
  const gallery = within(await screen.findByRole('region', { name: 'Build it around' }));
  const piece = (name: string) => gallery.getByRole('button', { name });
  return {
    ...page,
    gallery,
    piece,
    async choose(...names: string[]) {
      for (const name of names) await page.user.click(piece(name));
    },
    chosen: () =>
      gallery
        .getAllByRole('button')
        .filter(({ ariaPressed }) => ariaPressed === 'true')
        .map((button) => button.getAttribute('aria-label')),
    async ask() {
      await page.generate();
      await waitFor(() => expect(page.api.requestsOf('generation.startGeneration')).toHaveLength(1));
      return page.api.requestsOf('generation.startGeneration')[0]?.body;
    },
  };
}

describe('the gallery below the generator', () => {
  it('stands below the form', async () => {
    const { gallery } = await open();
    const heading = gallery.getByRole('heading', { name: 'Build it around' });
    expect(promptBox().compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lets several items be selected, which are sent with the request', async () => {
    const { gallery, choose, chosen, ask } = await open();
    await choose('white shirt', 'navy trousers', 'brown loafers');
    expect(chosen()).toHaveLength(3);
    expect(gallery.getByRole('status').textContent).toBe('3 chosen. The outfit will have them.');
    expect(await ask()).toMatchObject({ baseItemIds: [idOf('white'), idOf('navy'), idOf('brown')] });
  });

  it('lets a choice be taken back', async () => {
    const { choose, chosen, ask } = await open();
    await choose('white shirt', 'navy trousers', 'white shirt');
    expect(chosen()).toEqual(['navy trousers']);
    expect(await ask()).toMatchObject({ baseItemIds: [idOf('navy')] });
  });

  it('accepts ten items and refuses the eleventh with a message', async () => {
    const { gallery, user, chosen } = await open(items(11, { category: 'scarf' }));
    for (const button of gallery.getAllByRole('button')) await user.click(button);
    await findToast('An outfit is built around 10 pieces at most');
    expect(chosen()).toHaveLength(10);
  });

  it('need not be used', async () => {
    const { ask } = await open();
    expect(await ask()).toMatchObject({ baseItemIds: [] });
  });

  it('shows nothing that cannot be worn today', async () => {
    const { gallery } = await open([
      anItem({ color: 'white' }),
      anItem({ color: 'gray', isInLaundry: true }),
      anItem({ color: 'pink', archiveReason: 'sold' }),
    ]);
    expect(gallery.getAllByRole('button')).toHaveLength(1);
  });

  it('says so where everything is in the laundry', async () => {
    await openGenerator({ clothes: [anItem({ isInLaundry: true })] });
    await screen.findByText('Everything you have is in the laundry or archived.');
    expect(screen.getByRole('link', { name: 'Go to my wardrobe' }).getAttribute('href')).toBe('/dashboard');
  });

  it('is not there while the wardrobe is empty', async () => {
    await openGenerator();
    expect(screen.queryByRole('region', { name: 'Build it around' })).toBeNull();
    expect(screen.queryByText(/in the laundry/)).toBeNull();
  });
});

describe('items that cannot be worn together', () => {
  it.each([
    ['a second top', ['white shirt'], 'black sweater', 'only one top'],
    ['a second bottom', ['navy trousers'], 'blue jeans', 'only one bottom'],
    ['a second dress', ['red dress'], 'green midi dress', 'only one dress'],
    ['a top with a dress', ['red dress'], 'white shirt', 'A dress cannot be combined'],
    ['a dress with a bottom', ['blue jeans'], 'red dress', 'A dress cannot be combined'],
  ])('are refused: %s', async (_what, first, second, words) => {
    const { choose, chosen } = await open();
    await choose(...first, second);
    expect((await findToast('Selection Conflict')).textContent).toContain(words);
    expect(chosen()).toEqual(first);
  });
});
