import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quickIdeas } from '#frontend/features/generation/texts.ts';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { openGenerator, promptBox } from '../../../support/pages/generator-page.tsx';
import { findToast, showApp } from '../../../support/pages/open-page.tsx';

const clothes = [
  anItem({ color: 'white' }),
  anItem({ color: 'navy', category: 'trousers', brand: 'Acme' }),
  anItem({ color: 'red', category: 'dress' }),
  anItem({ color: 'brown', category: 'loafers', description: 'Calf leather' }),
  anItem({ color: 'gray', isInLaundry: true }),
  anItem({ color: 'pink', archiveReason: 'sold' }),
];
const gallery = () => within(screen.getByRole('region', { name: 'Build it around' }));
const piece = (name: string) => gallery().getByRole('button', { name });
const names = () =>
  gallery()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
const chosen = () =>
  gallery()
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'));

async function open(content = clothes) {
  const page = await openGenerator({ clothes: content });
  await screen.findAllByRole('button', { name: / shirt| scarf/ });
  return {
    ...page,
    async choose(...wanted: string[]) {
      for (const name of wanted) await page.user.click(piece(name));
    },
    async search(text: string) {
      const field = gallery().getByRole('searchbox', { name: 'Search pieces to build around' });
      await page.user.clear(field);
      await page.user.type(field, text);
    },
  };
}

it('pieces to build around are chosen below the prompt, also by keyboard, unless they cannot be worn together', async () => {
  const { user, choose } = await open();
  const headings = screen.getAllByRole('heading', { level: 2 });
  const next = headings.find(
    (each) => promptBox().compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(next).toBe(gallery().getByRole('heading', { name: 'Build it around' }));
  await user.click(gallery().getByRole('searchbox'));
  await user.tab();
  await user.keyboard('{Enter}{ArrowRight}');
  await waitFor(() => expect(document.activeElement).toBe(piece('red dress')));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(document.activeElement).toBe(piece('brown loafers')));
  expect(chosen()).toEqual(['brown loafers']);
  await user.tab();
  expect(document.activeElement?.textContent).toBe(quickIdeas[0]);
  await choose('red dress', 'white shirt');
  const conflict = await findToast('Selection Conflict');
  expect(conflict.textContent).toContain('A dress cannot be combined');
  expect(chosen()).toEqual(['brown loafers', 'red dress']);
});

it('pieces to build around are those that can be worn today, are found by words, and are sent', async () => {
  const { api, user, choose, search, close, generate } = await open();
  const before = names();
  expect(before).toEqual(['brown loafers', 'red dress', 'navy trousers', 'white shirt']);
  await search('leather calf');
  expect(names()).toEqual(['brown loafers']);
  await search('velvet');
  expect(names()).toEqual([]);
  expect(gallery().getByRole('status').textContent).toBe('Nothing that you can wear today matches.');
  await search('acme{Enter}');
  expect(names()).toEqual(['navy trousers']);
  expect(api.requestsOf('generation.startGeneration')).toEqual([]);

  // A chosen piece stays in its place until the next search or visit.
  await user.clear(gallery().getByRole('searchbox'));
  await choose('white shirt', 'brown loafers', 'brown loafers');
  expect(names()).toEqual(before);
  await search('navy');
  expect(names()).toEqual(['white shirt', 'navy trousers']);
  await choose('navy trousers');
  expect(gallery().getByRole('status').textContent).toBe('2 chosen. The outfit will have them.');
  await generate();
  await waitFor(() => expect(api.requestsOf('generation.startGeneration')).toHaveLength(1));
  expect(api.requestsOf('generation.startGeneration')[0]?.body).toMatchObject({
    baseItemIds: [clothes[0]?.id, clothes[1]?.id],
  });
  close();
  showApp();
  await screen.findByRole('button', { name: 'white shirt' });
  expect(names()).toEqual(['navy trousers', 'white shirt', 'brown loafers', 'red dress']);
});

it('ten pieces to build around are accepted, and the eleventh is refused with a message', async () => {
  const { user } = await open(items(11, { category: 'scarf' }));
  for (const button of gallery().getAllByRole('button')) await user.click(button);
  await findToast('An outfit is built around 10 pieces at most');
  expect(chosen()).toHaveLength(10);
});

it('the generator says that the wardrobe is read or cannot be read, and reads it when asked again', async () => {
  const { api, close } = await open();
  close();
  api.fail('wardrobe.listItems', 'request.invalid');
  const letGo = api.hold('wardrobe.listItems');
  const { user } = showApp();
  await screen.findByRole('status', { name: 'Loading clothes' });
  letGo();
  const notice = within(await screen.findByRole('alert'));
  notice.getByText('Failed to load clothes');
  expect(promptBox().disabled).toBe(false);
  api.fail('wardrobe.listItems', null);
  await user.click(notice.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'white shirt' });
});
