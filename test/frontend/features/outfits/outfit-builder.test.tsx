import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scoreCombination } from '#frontend/features/outfits/score-combination.ts';
import { smallScreen } from '#frontend/lib/media-query.ts';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { anItem, items } from '../../../support/examples/made-up.ts';
import { setMedia } from '../../../support/fake/screen.ts';
import { findToast } from '../../../support/pages/open-page.tsx';
import { leave, modalOf, openOutfits, outfitTitles } from '../../../support/pages/outfits-page.tsx';

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
    .map((image) => image.getAttribute('alt'))
    .toSorted();
const save = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' });
const form = () => modalOf('Save outfit');
const submit = () => form().getByRole<HTMLButtonElement>('button', { name: /^Sav(e|ing\.\.\.)$/ });
const verdict = () => dialog().getByRole('status');
const hint = 'Pick two pieces to see how well they go together.';
const reasons = () => dialog().queryByRole('list', { name: 'How well it goes together' });

async function open(content: ClothingItem[] = clothes) {
  const page = await openOutfits({ clothes: content });
  const begin = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Build one yourself' }));
    await screen.findByRole('dialog', { name: title });
  };
  await begin();
  return {
    ...page,
    begin,
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

it('an outfit that is built by hand has one piece of each kind that go together, and is judged at once', async () => {
  setMedia('(width >= 48rem)');
  const { pick } = await open();
  expect(save().ariaDisabled).toBe('true');
  await pick('white shirt');
  expect(verdict().textContent).toBe(hint);
  expect(reasons()).toBeNull();
  await pick('white shirt');
  expect(screen.queryByRole('list', { name: 'Your outfit' })?.children).toHaveLength(0);
  expect(save().ariaDisabled).toBe('true');
  await pick('white shirt', 'red dress');
  expect((await findToast('Selection Conflict')).textContent).toContain('A dress cannot be combined');
  expect(picked()).toEqual(['white shirt']);

  await pick('navy trousers');
  const first = verdict().textContent;
  expect(first).toMatch(/^\d+of 100: how well it goes together$/);
  // The summary is beside the pieces, on a phone below them, where the reasons have no room.
  const summary = () => save().parentElement as HTMLElement;
  for (const part of [verdict(), dialog().getByRole('list', { name: 'Your outfit' }), reasons()])
    expect(summary().contains(part)).toBe(true);
  setMedia('(width >= 48rem)', false);
  setMedia(smallScreen);
  expect(summary().contains(reasons())).toBe(false);
  await pick('gold watch', 'brown belt', 'black sweater');
  expect(verdict().textContent).not.toBe(first);
  expect(picked()).toEqual(['black sweater', 'brown belt', 'gold watch', 'navy trousers']);
});

it('an outfit that is built by hand has no more items than an outfit can have, which is told', async () => {
  const { user } = await open(items(limits.outfit.items + 1, { category: 'scarf' }));
  const scarves = within(dialog().getByRole('region', { name: 'Accessories' })).getAllByRole('button');
  for (const scarf of scarves) await user.click(scarf);
  await findToast('An outfit has 12 pieces at most');
  expect(picked()).toHaveLength(12);
});

it('an outfit that is built by hand is saved once with a title, public or not, and kept when that fails', async () => {
  const { api, user, pick, call, begin } = await open();
  await pick('white shirt', 'navy trousers', 'gold watch');
  await user.click(save());
  expect(submit().ariaDisabled).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Save outfit' })).toBeNull();
  expect(picked()).toEqual(['gold watch', 'navy trousers', 'white shirt']);
  await waitFor(() => expect(document.activeElement).toBe(save()));
  await call('Plain and good');
  api.failOnce('outfits.createOutfit', 'internal');
  await user.click(submit());
  await findToast('Failed to save outfit');
  expect(form().getByLabelText<HTMLInputElement>('Title').value).toBe('Plain and good');
  const letGo = api.hold('outfits.createOutfit');
  await user.dblClick(submit());
  letGo();
  await findToast('Outfit saved');
  await screen.findByRole('dialog', { name: 'Plain and good' });
  expect(screen.queryByRole('dialog', { name: title })).toBeNull();
  await leave(user);
  expect(outfitTitles()).toEqual(['Plain and good']);

  await begin();
  await pick('white shirt');
  await call('Mine');
  await user.click(form().getByRole('checkbox', { name: 'Share the outfit with the community' }));
  await user.click(submit());
  await screen.findByRole('dialog', { name: 'Mine' });
  const itemIds = ['white', 'navy', 'gold'].map(idOf);
  expect(api.requestsOf('outfits.createOutfit').slice(1)).toMatchObject([
    { body: { title: 'Plain and good', itemIds, isPublic: true } },
    { body: { title: 'Mine', isPublic: false } },
  ]);
});

const white = anItem({ category: 'shirt', color: 'white', style: 'classic' });
const navy = anItem({ category: 'trousers', color: 'navy', style: 'classic' });
const loafers = anItem({ category: 'loafers', color: 'brown', style: 'classic' });
const watch = anItem({ category: 'watch', color: 'brown', style: 'classic' });
const joggers = anItem({ category: 'joggers', color: 'orange', style: 'athletic' });
const heels = anItem({ category: 'heels', color: 'red', style: 'elegant' });
const office = [white, navy, loafers];
const quarrel = [white, joggers, heels];

it('what is said of items praises what goes together', () => {
  expect(scoreCombination(office)).toEqual({
    percent: expect.toSatisfy((percent: number) => percent > 80),
    pros: [
      'Everything is equally dressed up.',
      'The colors sit well together.',
      'These pieces are often worn together.',
    ],
    cons: ['A bag or a small detail would finish it.'],
  });
  expect(scoreCombination([...office, watch])).toMatchObject({ cons: [] });
});

it('what is said of items blames what does not', () => {
  const { percent, pros, cons } = scoreCombination(quarrel);
  expect(percent).toBeLessThan(50);
  expect(pros).not.toContain('Everything is equally dressed up.');
  expect(cons).toEqual([
    'Some pieces are much dressier than others.',
    'These pieces are rarely worn together.',
  ]);
  const blazer = anItem({ category: 'blazer', color: 'navy', style: 'formal' });
  const shorts = anItem({ category: 'shorts', color: 'orange', style: 'sporty' });
  const sporty = [
    anItem({ category: 't-shirt', color: 'white' }),
    anItem({ category: 'sandals', color: 'brown' }),
  ];
  expect(scoreCombination([blazer, shorts, ...sporty]).cons).toContain(
    'Some pieces are much dressier than others.',
  );
});

it('what is said of items is three reasons for it and two against it at most, in whatever order they were picked', () => {
  for (const pieces of [office, quarrel, [white, navy], [joggers, heels], [...office, watch]]) {
    const { pros, cons, percent } = scoreCombination(pieces);
    expect(scoreCombination(pieces.toReversed())).toEqual({ percent, pros, cons });
    expect(pros.length).toBeLessThanOrEqual(3);
    expect(cons.length).toBeLessThanOrEqual(2);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});
