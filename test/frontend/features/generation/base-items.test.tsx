import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { quickIdeas } from '#frontend/features/generation/texts.ts';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { findToast, showApp } from '../../../support/pages/open-page.tsx';

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
  await gallery.findAllByRole('button');
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

describe('the gallery of the generator', () => {
  it('stands right below the prompt', async () => {
    const { gallery } = await open();
    const headings = screen.getAllByRole('heading', { level: 2 });
    const next = headings.find(
      (each) => promptBox().compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(next).toBe(gallery.getByRole('heading', { name: 'Build it around' }));
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

  it('is one stop of the Tab key, and the arrow keys lead through it', async () => {
    const { user, gallery, piece, chosen } = await open();
    await user.click(gallery.getByRole('searchbox'));
    await user.tab();
    await user.keyboard('{Enter}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toBe(piece('green midi dress')));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toBe(piece('brown loafers')));
    expect(chosen()).toEqual(['brown loafers']);
    await user.tab();
    expect(document.activeElement?.textContent).toBe(quickIdeas[0]);
  });

  it('says that the wardrobe is read', async () => {
    const { api, close } = await open();
    close();
    const letGo = api.hold('wardrobe.listItems');
    showApp();
    await screen.findByRole('status', { name: 'Loading clothes' });
    letGo();
    await screen.findByRole('button', { name: 'white shirt' });
  });

  it('says that the wardrobe cannot be read, and reads it when asked again', async () => {
    const { api, close } = await open();
    close();
    api.fail('wardrobe.listItems', 'request.invalid');
    const { user } = showApp();
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Failed to load clothes');
    expect(promptBox().disabled).toBe(false);
    api.fail('wardrobe.listItems', null);
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'white shirt' });
  });
});

describe('the search for pieces', () => {
  const wardrobe = [
    anItem({ color: 'white' }),
    anItem({ color: 'navy', category: 'trousers', brand: 'Acme' }),
    anItem({ color: 'brown', category: 'loafers', description: 'Calf leather' }),
  ];
  async function openSearch() {
    const page = await open(wardrobe);
    const names = () =>
      page.gallery.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
    const search = async (text: string) => {
      const field = page.gallery.getByRole('searchbox', { name: 'Search pieces to build around' });
      await page.user.clear(field);
      await page.user.type(field, text);
    };
    return { ...page, names, search };
  }

  it.each([
    ['category', 'loafers', 'brown loafers'],
    ['slot', 'shoes', 'brown loafers'],
    ['color', 'WHITE', 'white shirt'],
    ['brand', 'acme', 'navy trousers'],
    ['description', 'leather calf', 'brown loafers'],
  ])('finds by %s', async (_what, text, name) => {
    const { names, search } = await openSearch();
    await search(text);
    expect(names()).toEqual([name]);
  });

  it('says so when nothing is found', async () => {
    const { names, search, gallery } = await openSearch();
    await search('kimono');
    expect(names()).toEqual([]);
    expect(gallery.getByRole('status').textContent).toBe('Nothing that you can wear today matches.');
  });

  it('shows the chosen pieces first, and all that was chosen is sent', async () => {
    const { names, search, choose, ask } = await openSearch();
    await choose('white shirt');
    await search('navy');
    expect(names()).toEqual(['white shirt', 'navy trousers']);
    await choose('navy trousers');
    expect(await ask()).toMatchObject({ baseItemIds: [wardrobe[0]?.id, wardrobe[1]?.id] });
  });

  it('leaves a piece that is pressed in its place until the next search', async () => {
    const { names, search, choose } = await openSearch();
    const before = names();
    await choose('white shirt');
    expect(names()).toEqual(before);
    await search('n');
    expect(names()[0]).toBe('white shirt');
  });

  it('shows the chosen pieces first after a reload', async () => {
    const { names, choose, close } = await openSearch();
    expect(names().at(-1)).toBe('white shirt');
    await choose('white shirt');
    close();
    showApp();
    const gallery = within(await screen.findByRole('region', { name: 'Build it around' }));
    await gallery.findByRole('button', { name: 'white shirt' });
    expect(gallery.getAllByRole('button')[0]?.getAttribute('aria-label')).toBe('white shirt');
  });

  it('does not send the form on Enter', async () => {
    const { api, user, search } = await openSearch();
    await user.type(promptBox(), 'office day');
    await search('navy{Enter}');
    expect(api.requestsOf('generation.startGeneration')).toEqual([]);
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
