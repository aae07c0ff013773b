import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { anItem, items } from '../../../support/examples/made-up.ts';
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
const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: /^Sav(e outfit|ing\.\.\.)$/ });
const verdict = () => dialog().queryByRole('region', { name: 'How well it goes together' });

async function open(content: ClothingItem[] = clothes) {
  const page = await openOutfits({ clothes: content });
  await page.user.click(await screen.findByRole('button', { name: 'Build one yourself' }));
  await screen.findByRole('dialog', { name: title });
  return {
    ...page,
    async pick(...names: string[]) {
      for (const name of names) await page.user.click(dialog().getByRole('button', { name }));
    },
    call: (name: string) => page.user.type(dialog().getByLabelText('Title'), name),
  };
}

describe('an outfit that is built by hand', () => {
  it('is saved with its items and its title, shown, and first in the list', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt', 'navy trousers', 'gold watch');
    await call('Plain and good');
    await user.click(save());
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
    await user.dblClick(save());
    letGo();
    await findToast('Outfit saved');
    expect(api.requestsOf('outfits.createOutfit')).toHaveLength(1);
  });

  it('is private when the switch is off', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt');
    await call('Mine');
    await user.click(dialog().getByRole('checkbox', { name: 'Share the outfit with the community' }));
    await user.click(save());
    await findToast('Outfit saved');
    expect(api.requestsOf('outfits.createOutfit')).toMatchObject([{ body: { isPublic: false } }]);
  });

  it('needs an item and a title', async () => {
    const { pick, call } = await open();
    expect(save().disabled).toBe(true);
    await call('Plain');
    expect(save().disabled).toBe(true);
    await pick('white shirt');
    expect(save().disabled).toBe(false);
    await pick('white shirt');
    expect(picked()).toEqual([]);
    expect(save().disabled).toBe(true);
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
    expect(verdict()).toBeNull();
    await pick('navy trousers');
    const first = verdict()?.textContent;
    expect(first).toMatch(/^\d+of 100/);
    await pick('gold watch');
    expect(verdict()?.textContent).not.toBe(first);
  });

  it('that cannot be saved says so, and keeps everything', async () => {
    const { api, user, pick, call } = await open();
    await pick('white shirt', 'navy trousers');
    await call('Plain');
    api.fail('outfits.createOutfit', 'internal');
    await user.click(save());
    await findToast('Failed to save outfit');
    expect(picked()).toEqual(['white shirt', 'navy trousers']);
    expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('Plain');
    api.fail('outfits.createOutfit', null);
    await user.click(save());
    await findToast('Outfit saved');
  });

  it('cannot be begun with an empty wardrobe', async () => {
    await openOutfits();
    await screen.findByText('No outfits generated yet. Create your first outfit!');
    expect(screen.queryByRole('button', { name: 'Build one yourself' })).toBeNull();
  });
});
