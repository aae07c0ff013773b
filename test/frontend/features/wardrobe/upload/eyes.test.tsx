import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { afterChoice, byHabit } from '#frontend/features/wardrobe/upload/category-habits.ts';
import { photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import {
  cannotSubmit,
  detected,
  field,
  noteOf,
  openUpload,
  previewNames,
} from '../../../../support/pages/wardrobe-page.tsx';

it('what a model sees in a photo fills the form, says where it is from, and yields to what is typed', async () => {
  const seen = { description: 'striped, linen', brand: 'Acme', seasons: ['summer' as const] };
  const { api, choose, type, submit } = await openUpload({ sights: { 'a.jpg': { seen } } });
  await choose(photo('a.jpg'));
  await detected();
  const [brand, description] = ['Brand (optional)', 'Description (optional)'];
  expect([field(brand).value, field(description).value]).toEqual(['Acme', 'striped, linen']);
  expect([noteOf(brand), noteOf(description)]).toEqual(['Detected in the photo', 'Detected in the photo']);
  await type(brand, 'Bmca');
  await submit();
  await findToast('Clothing item uploaded successfully');
  expect(api.world.clothes).toMatchObject([
    { brand: 'Bmca', description: 'striped, linen', seasons: ['summer'] },
  ]);
});

it('of a photo with several pieces none is taken silently, and each can be added from its place', async () => {
  const box = { left: 0, top: 0.5, width: 0.5, height: 0.5 };
  const pieces = [
    { category: 'jacket' as const, box: { ...box, top: 0 } },
    { category: 'jeans' as const, box },
  ];
  const { user, choose } = await openUpload({
    sights: { 'mirror.jpg': { category: 'jacket', seen: { pieces } } },
  });
  await choose(photo('mirror.jpg'));
  await detected();
  screen.getByText('Several pieces: jacket, jeans');
  expect([field('Category').value, cannotSubmit()]).toEqual(['', true]);
  await user.click(screen.getByRole('button', { name: 'Add each of the 2' }));
  await waitFor(() => expect(previewNames()).toEqual(['mirror 1.webp', 'mirror 2.webp']));
});

it('a category that is corrected twice in a row is a habit, until it is left as it was suggested', () => {
  const once = afterChoice({}, 'jacket', 'blazer');
  const twice = afterChoice(once, 'jacket', 'blazer');
  expect([byHabit(once, 'jacket'), byHabit(twice, 'jacket')]).toEqual(['jacket', 'blazer']);
  expect(byHabit(afterChoice(once, 'jacket', 'coat'), 'jacket')).toBe('jacket');
  expect(afterChoice(twice, 'jacket', 'jacket')).toEqual({});
  expect(byHabit(twice, 'constructor')).toBe('constructor');
});
