import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeTab, withDatabase } from '../../../../support/fake/database.ts';
import { coat, coatPage, openClip } from '../../../../support/pages/clip-page.tsx';
import { findToast, settled, showApp } from '../../../../support/pages/open-page.tsx';

withDatabase();

async function openAgain() {
  const page = showApp();
  await page.user.click(await screen.findByRole('tab', { name: 'Clip from Web' }));
  return page;
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('a product that was read is there again in another tab until it is saved or cancelled', async () => {
  const { api, user, clip, product, close } = await openClip();
  await clip();
  await product();
  await user.clear(screen.getByLabelText('Brand'));
  await user.type(screen.getByLabelText('Brand'), 'Haven');
  await closeTab(close);

  const again = await openAgain();
  await screen.findByRole('article', { name: 'Wool Coat' });
  expect([value('Product page URL'), value('Brand'), value('Color')]).toEqual([
    coatPage,
    'Haven',
    coat.color,
  ]);
  expect(api.requestsOf('wardrobe.previewClip')).toHaveLength(1);
  await again.user.click(screen.getByRole('button', { name: 'Save to wardrobe' }));
  await findToast('Added to your wardrobe');
  expect(api.world.clothes).toMatchObject([{ brand: 'Haven' }]);
  await closeTab(again.close);

  const third = await openAgain();
  await settled();
  expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull();
  expect(value('Product page URL')).toBe('');
  await third.user.type(screen.getByLabelText('Product page URL'), `${coatPage}{Enter}`);
  await product();
  await third.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closeTab(third.close);
  await openAgain();
  await settled();
  expect(value('Product page URL')).toBe('');
});
