import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import { photo } from '../../../../support/examples/made-up.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { detected, openUpload, previewNames } from '../../../../support/pages/upload-page.tsx';

const card = (name: string) => within(screen.getByRole('group', { name }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const place = () => screen.getByText(/^\d of \d$/).textContent;

async function openCards() {
  const page = await openUpload({ sights: { 'coat.jpg': { category: 'trench-coat' } } });
  setMedia(smallScreen);
  await page.choose(photo('coat.jpg'), photo('shirt.jpg'), photo('shoes.jpg'));
  await detected();
  return page;
}

it('on a phone, several photos are confirmed with one tap each and uploaded with what is their own', async () => {
  const { api, user, submit } = await openCards();
  const category = within(card('shirt.jpg').getByRole('group', { name: /^Category/ }));
  const price = () => card('shirt.jpg').getByLabelText<HTMLInputElement>('Price');
  await user.selectOptions(category.getByLabelText('Another category'), 'jeans');
  expect(category.getByRole('button', { name: 'jeans' }).ariaPressed).toBe('true');
  await user.click(card('shirt.jpg').getByText('Brand and price (optional)'));
  await user.type(card('shirt.jpg').getByLabelText('Brand'), 'Acme');
  await user.type(price(), 'much');
  await user.click(button('Use what was detected'));
  expect(category.queryByRole('button', { name: 'jeans' })).toBeNull();
  expect(price().value).toBe('much');
  await submit();
  expect((await card('shirt.jpg').findByRole('alert')).textContent).toBe('Price must be a number');
  await user.clear(price());
  await user.type(price(), '19,90');
  const coat = within(card('coat.jpg').getByRole('group', { name: /^Category/ }));
  coat.getByText(/suggested, tap to confirm/);
  await user.click(coat.getByRole('button', { name: 'trench-coat' }));
  expect(coat.getByRole('button', { name: 'trench-coat' }).ariaPressed).toBe('true');
  expect(coat.queryByText(/suggested/)).toBeNull();
  const color = within(card('shirt.jpg').getByRole('group', { name: /^Color/ }));
  await user.selectOptions(color.getByLabelText('Another color'), 'green');
  expect(color.getByRole('button', { name: 'green' }).ariaPressed).toBe('true');
  await submit();
  await findToast('Upload Complete');
  expect(api.world.clothes).toMatchObject([
    { category: 'trench-coat', color: 'navy', brand: null, price: null },
    { category: 'shirt', color: 'green', brand: 'Acme', price: 19.9 },
    { category: 'shirt', color: 'navy', brand: null },
  ]);
});

it('the cards are turned by buttons, arrow keys and swipes, can be taken out, and become a list with one tap', async () => {
  const { user } = await openCards();
  expect([place(), button('Back').ariaDisabled]).toEqual(['1 of 3', 'true']);
  await user.click(button('Next'));
  expect(place()).toBe('2 of 3');
  await user.keyboard('{ArrowRight}');
  expect([place(), button('Next').ariaDisabled]).toEqual(['3 of 3', 'true']);
  await user.keyboard('{ArrowRight}');
  expect(place()).toBe('3 of 3');
  await user.click(button('Back'));
  // In a text field, the arrow keys move the cursor and do not change the photo.
  await user.click(card('shirt.jpg').getByText('Brand and price (optional)'));
  await user.type(card('shirt.jpg').getByLabelText('Brand'), 'A{ArrowLeft}');
  expect(place()).toBe('2 of 3');

  const list = screen.getByRole('list', { name: 'Chosen photos' });
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollLeft: { value: 0, writable: true } });
  fireEvent.pointerDown(list);
  fireEvent.scroll(list);
  expect(place()).toBe('1 of 3');

  await user.click(button('Next'));
  await user.click(button('Next'));
  await user.click(button('Remove shoes.jpg'));
  expect([previewNames(), place()]).toEqual([['coat.jpg', 'shirt.jpg'], '2 of 2']);
  await user.click(button('Show as a list'));
  expect(screen.queryByText(/^\d of \d$/)).toBeNull();
  expect(card('coat.jpg').getByLabelText<HTMLSelectElement>('Category').value).toBe('trench-coat');
  await user.click(button('One by one'));
  expect(place()).toBe('1 of 2');
});
