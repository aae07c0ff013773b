import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { setMedia } from '../../../support/fake/screen.ts';
import { findToast } from '../../../support/pages/open-page.tsx';
import { leave, modalOf } from '../../../support/pages/outfit-modal.tsx';
import { openOutfits, outfitTitles } from '../../../support/pages/outfits-page.tsx';

const title = 'Build an outfit';
const dialog = () => modalOf(title);
const clothes = [
  anItem({ color: 'white', category: 'shirt' }),
  anItem({ color: 'black', category: 'sweater' }),
  anItem({ color: 'navy', category: 'trousers' }),
  anItem({ color: 'red', category: 'dress' }),
  anItem({ color: 'gold', category: 'watch' }),
  anItem({ color: 'brown', category: 'belt' }),
];
const idOf = (color: string) => clothes.find((item) => item.color === color)?.id;
const picked = () =>
  within(dialog().getByRole('list', { name: 'Your outfit' }))
    .queryAllByRole('img')
    .map((image) => image.getAttribute('alt'));
const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' });
const form = () => modalOf('Save outfit');
const submit = () => form().getByRole<HTMLButtonElement>('button', { name: /^Sav(e|ing\.\.\.)$/ });
const verdict = () => dialog().getByRole('status');
const hint = 'Pick two pieces to see how well they go together.';
const reasons = () => dialog().queryByRole('list', { name: 'How well it goes together' });

async function open(content: ClothingItem[] = clothes) {
  const page = await openOutfits({ clothes: content });
  await page.user.click(await screen.findByRole('button', { name: 'Build one yourself' }));
  await screen.findByRole('dialog', { name: title });
  return {
    ...page,
    async pick(...names: string[]) {
      for (const name of names) await page.user.click(dialog().getByRole('button', { name }));
    },
    /** Continues to the form that saves the outfit and enters a title. */
    async call(name: string) {
      await page.user.click(save());
      await page.user.type(form().getByLabelText('Title'), name);
    },
  };
}

describe('an outfit that is built by hand', () => {
  it('is saved with its items and its title, shown, and first in the list', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt', 'navy trousers', 'gold watch');
    await call('Plain and good');
    await user.click(submit());
    await findToast('Outfit saved');
    expect(api.requestsOf('outfits.createOutfit')).toMatchObject([
      {
        body: {
          title: 'Plain and good',
          itemIds: [idOf('white'), idOf('navy'), idOf('gold')],
          isPublic: true,
        },
      },
    ]);
    await screen.findByRole('dialog', { name: 'Plain and good' });
    expect(screen.queryByRole('dialog', { name: title })).toBeNull();
    await leave(user);
    expect(outfitTitles()).toEqual(['Plain and good']);
  });

  it('is stored once when Save is double-clicked', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt');
    await call('Plain');
    const letGo = api.hold('outfits.createOutfit');
    await user.dblClick(submit());
    letGo();
    await findToast('Outfit saved');
    expect(api.requestsOf('outfits.createOutfit')).toHaveLength(1);
  });

  it('is private when the switch is off', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt');
    await call('Mine');
    await user.click(form().getByRole('checkbox', { name: 'Share the outfit with the community' }));
    await user.click(submit());
    await findToast('Outfit saved');
    expect(api.requestsOf('outfits.createOutfit')).toMatchObject([{ body: { isPublic: false } }]);
  });

  it('needs an item and a title', async () => {
    const { user, pick, call } = await open();
    expect(save().disabled).toBe(true);
    await pick('white shirt');
    expect(save().disabled).toBe(false);
    await pick('white shirt');
    expect(screen.queryByRole('list', { name: 'Your outfit' })?.children).toHaveLength(0);
    expect(save().disabled).toBe(true);
    await pick('white shirt');
    await user.click(save());
    expect(submit().disabled).toBe(true);
    await user.keyboard('{Escape}');
    await call('Plain');
    expect(submit().disabled).toBe(false);
  });

  it('is not lost when the form to save it is left', async () => {
    const { user, pick } = await open();
    await pick('white shirt');
    await user.click(save());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Save outfit' })).toBeNull();
    expect(picked()).toEqual(['white shirt']);
    await waitFor(() => expect(document.activeElement).toBe(save()));
  });

  it.each([
    ['below the pieces on a phone', smallScreen, true],
    ['beside the pieces on a large screen', '(width >= 48rem)', false],
  ])('has its preview, its score and Save together, %s', async (_, media, isBelow) => {
    setMedia(media);
    const { pick } = await open();
    await pick('white shirt', 'navy trousers');
    const summary = save().parentElement as HTMLElement;
    expect(within(summary).getByRole('list', { name: 'Your outfit' }).children).toHaveLength(2);
    expect(within(summary).getByRole('status').textContent).toMatch(/^\d+of 100/);
    expect(summary.contains(reasons())).toBe(!isBelow);
  });

  it('has one item of each kind, the last one picked, and any number of accessories', async () => {
    const { pick } = await open();
    await pick('white shirt', 'gold watch', 'brown belt', 'black sweater');
    expect(picked()).toEqual(['gold watch', 'brown belt', 'black sweater']);
  });

  it('has no dress over a top, which is told, and keeps what was picked', async () => {
    const { pick } = await open();
    await pick('white shirt', 'red dress');
    expect((await findToast('Selection Conflict')).textContent).toContain('A dress cannot be combined');
    expect(picked()).toEqual(['white shirt']);
  });

  it('has no more items than an outfit can have, which is told', async () => {
    const { user } = await open(items(limits.outfit.items + 1, { category: 'scarf' }));
    const scarves = within(dialog().getByRole('region', { name: 'Accessories' })).getAllByRole('button');
    for (const scarf of scarves) await user.click(scarf);
    await findToast('An outfit has 12 pieces at most');
    expect(picked()).toHaveLength(12);
  });

  it('is judged as soon as there are two items, and anew with every other', async () => {
    const { pick } = await open();
    await pick('white shirt');
    expect(verdict().textContent).toBe(hint);
    expect(reasons()).toBeNull();
    await pick('navy trousers');
    const first = verdict().textContent;
    expect(first).toMatch(/^\d+of 100: how well it goes together$/);
    expect(reasons()).not.toBeNull();
    await pick('gold watch');
    expect(verdict().textContent).not.toBe(first);
  });

  it('that cannot be saved says so, and keeps everything', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt', 'navy trousers');
    await call('Plain');
    api.fail('outfits.createOutfit', 'internal');
    await user.click(submit());
    await findToast('Failed to save outfit');
    expect(form().getByLabelText<HTMLInputElement>('Title').value).toBe('Plain');
    api.fail('outfits.createOutfit', null);
    await user.click(submit());
    await findToast('Outfit saved');
  });

  it('cannot be begun with an empty wardrobe', async () => {
    await openOutfits();
    await screen.findByText('No outfits generated yet. Create your first outfit!');
    expect(screen.queryByRole('button', { name: 'Build one yourself' })).toBeNull();
  });
});
