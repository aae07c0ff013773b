import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { smallScreen } from '#frontend/lib/media-query.ts';
import type { PhotoToAnalyze } from '#shared/contract/wardrobe';
import { ada, anItem, photo } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { pictureIn } from '../../../../support/fake/pictures.ts';
import { setMedia } from '../../../../support/fake/screen.ts';
import { findToast, settled } from '../../../../support/pages/open-page.tsx';
import {
  cannotSubmit,
  detailValues,
  detected,
  field,
  noteOf,
  openUpload,
  previewNames,
  rowOf,
} from '../../../../support/pages/wardrobe-page.tsx';

const blazer = {
  color: { color: 'green', confidence: 'high' },
  style: 'business',
  category: 'blazer',
} as const;
const boots = {
  color: { color: 'brown', confidence: 'other' },
  style: 'vintage',
  category: 'boots',
} as const;
const sights = { 'a.jpg': blazer, 'b.jpg': boots };

it('a chosen photo is looked at by itself, small, and fills the fields that the person has not edited', async () => {
  const { api, user, choose, pick, type, submit } = await openUpload({ sights });
  const letGo = api.hold('wardrobe.detectStyle');
  await choose(photo('a.jpg', { bytes: 10_000_000 }));
  await screen.findByText('Detecting color and style…');
  expect(noteOf('Style')).toBe('Detecting the style…');
  expect(detailValues()).toEqual(['', '', '']);
  await pick('Style', 'elegant');
  letGo();
  await detected();
  expect(detailValues()).toEqual(['blazer', 'elegant', 'green']);
  expect(noteOf('Color (optional)')).toBe('Detected: green, high confidence');
  for (const name of ['wardrobe.analyzeClothing', 'wardrobe.detectStyle'] as const) {
    const [{ body } = {}, ...others] = api.requestsOf(name);
    expect(others).toEqual([]);
    const { imageBase64 } = body as { imageBase64: string };
    expect(pictureIn(imageBase64)).toEqual({ name: 'a.jpg', width: 768, height: 1024 });
  }
  await type('Color (optional)', 'mint');
  await user.click(screen.getByRole('button', { name: 'Use what was detected' }));
  expect(detailValues()).toEqual(['blazer', 'business', 'green']);
  expect(noteOf('Style')).toBe('Detected in the photo');
  // An emptied color is not filled again.
  await user.clear(field('Color (optional)'));
  await submit();
  await findToast('Clothing item uploaded successfully');
  await choose(photo('b.jpg'));
  await detected();
  expect(noteOf('Color (optional)')).toBe('Detected: brown (confidence: other), please check it');
  await submit();
  await waitFor(() => expect(api.world.clothes).toHaveLength(2));
  expect(api.world.clothes).toMatchObject([
    { color: 'unknown', aiDetectedMetadata: { color: 'green', confidence: 'high' } },
    {
      color: 'brown',
      style: 'vintage',
      category: 'boots',
      aiDetectedMetadata: { color: 'brown', confidence: 'other' },
    },
  ]);
});

it('a chosen photo is suggested the category in its file name, the clear category of its shape, or several to choose from with one tap', async () => {
  const { user, choose, pick } = await openUpload({
    seesStyles: false,
    sights: {
      'IMG_1.jpg': {
        likely: [
          { category: 'jeans', probability: 0.45 },
          { category: 'trousers', probability: 0.3 },
          { category: 'skirt', probability: 0.02 },
        ],
      },
      'IMG_3.jpg': { likely: [{ category: 'jeans', probability: 0.9 }] },
    },
  });
  await choose(...['IMG_1', 'IMG_2', 'IMG_3', 'Navy_denim-jacket'].map((name) => photo(`${name}.jpg`)));
  await detected();
  expect(rowOf('Navy_denim-jacket.jpg').values()).toEqual(['denim-jacket', 'casual', 'navy']);
  expect(rowOf('IMG_2.jpg').values()[0]).toBe('');
  expect(rowOf('IMG_1.jpg').values()[0]).toBe('');
  expect(cannotSubmit()).toBe(true);
  const [choices, ...others] = screen.getAllByRole('group', { name: /^Suggested categories of/ });
  expect([choices?.ariaLabel, others]).toEqual(['Suggested categories of IMG_1.jpg', []]);
  const buttons = within(choices as HTMLElement).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['jeans', 'trousers']);
  await user.click(buttons[1] as HTMLElement);
  expect(rowOf('IMG_1.jpg').values()).toEqual(['trousers', 'business', 'navy']);
  expect(screen.queryByRole('group', { name: 'Suggested categories of IMG_1.jpg' })).toBeNull();
  // What the shape tells clearly is only to be checked.
  for (const name of ['IMG_1', 'IMG_2', 'Navy_denim-jacket'])
    await user.click(screen.getByRole('button', { name: `Remove ${name}.jpg` }));
  expect(detailValues()).toEqual(['jeans', 'casual', 'navy']);
  expect(noteOf('Category')).toBe('Suggested: please check it');
  expect(noteOf('Style')).toBe('Suggested by category and color: please check it');
  await pick('Category', 'jacket');
  expect(noteOf('Category')).toBeUndefined();
  expect(detailValues()[1]).toBe('casual');
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it('a chosen photo is told to look like an item of the wardrobe when it does, until it is uploaded', async () => {
  const { api, choose, submit } = await openUpload({
    clothes: [
      anItem({ category: 'dress' }),
      anItem({ category: 'skirt', image: { ...anyImage, hash: '00000000ffffffff1f2a44' } }),
    ],
    sights: {
      'again.jpg': { hash: '00000000fffffffe1f2a46' },
      'same shape.jpg': { hash: '00000000ffffffffb3261e' },
      'other.jpg': {},
    },
  });
  await choose(photo('again.jpg'), photo('same shape.jpg'), photo('other.jpg'));
  await detected();
  expect(screen.getAllByText(/^Looks like/).map(({ textContent }) => textContent)).toEqual([
    'Looks like an item you have: navy skirt',
  ]);
  api.uploads.holdBack();
  await submit();
  await waitFor(() => expect(api.uploads.sending).toHaveLength(2));
  expect(screen.queryByText(/^Looks like/)).toBeNull();
});

it('several photos have each what was found in it, except where the form or the photo says otherwise', async () => {
  const { api, user, choose, pick, type, submit } = await openUpload({ sights });
  await choose(photo('a.jpg'), photo('b.jpg'));
  await detected();
  expect(rowOf('a.jpg').values()).toEqual(['blazer', 'business', 'green']);
  expect(rowOf('b.jpg').values()).toEqual(['boots', 'vintage', 'brown']);
  expect(detailValues()).toEqual(['', '', '']);
  await user.selectOptions(rowOf('b.jpg').getByLabelText('Color'), 'black');
  await user.selectOptions(rowOf('a.jpg').getByLabelText('Style'), 'formal');
  await pick('Style', 'streetwear');
  await type('Brand (optional)', 'Acme');
  expect(rowOf('a.jpg').values()).toEqual(['blazer', 'formal', 'green']);
  expect(rowOf('b.jpg').values()).toEqual(['boots', 'streetwear', 'black']);
  await submit();
  await findToast('Upload Complete');
  expect(api.world.clothes.toSorted((a, b) => a.imageUrl.localeCompare(b.imageUrl))).toMatchObject([
    { category: 'blazer', style: 'formal', color: 'green', brand: 'Acme' },
    {
      category: 'boots',
      style: 'streetwear',
      color: 'black',
      brand: 'Acme',
      aiDetectedMetadata: { color: 'brown', confidence: 'other' },
    },
  ]);
});

const heic = () => photo('IMG 1.HEIC', { type: 'image/heic' });
const toastTitles = () =>
  [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(({ textContent }) => textContent);

it('a photo that the browser cannot decode is sent once, with a bar that moves, also when the upload is begun while it is still looked at', async () => {
  const { api, choose, pick, submit } = await openUpload();
  api.uploads.holdBack();
  const letGo = api.hold('wardrobe.analyzeClothing');
  await choose(heic());
  await waitFor(() => expect(api.uploads.sending).toHaveLength(1));
  act(() => api.uploads.sending[0]?.progress(0.5));
  expect(screen.getByRole('progressbar', { name: 'Uploading IMG 1.HEIC' }).ariaValueNow).toBe('35');
  act(() => api.uploads.sending[0]?.arrive());
  await pick('Category', 'shirt');
  await pick('Style', 'casual');
  await submit();
  letGo();
  await findToast('Clothing item uploaded successfully');
  expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
  expect(api.world.clothes).toMatchObject([{ imageUrl: [...api.world.uploads][0], color: 'navy' }]);
});

it('a photo that the browser cannot decode is looked at where it lies, shown, and sent again at once when the server has thrown it away', async () => {
  const { api, choose, submit } = await openUpload({ sights: { 'IMG_1.HEIC': blazer } });
  await choose(heic());
  await detected();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const [{ body } = {}] = api.requestsOf('wardrobe.analyzeClothing');
  const { path } = body as Extract<PhotoToAnalyze, { path: string }>;
  expect(path).toMatch(new RegExp(`^${ada.userId}/\\d+_IMG_1\\.HEIC$`));
  expect(detailValues()).toEqual(['blazer', 'business', 'green']);
  expect(screen.getByAltText('Preview of IMG 1.HEIC').getAttribute('src')).toBe(
    'data:image/jpeg;base64,cGljdHVyZQ==',
  );
  api.world.uploads.clear();
  await submit();
  await findToast('Clothing item uploaded successfully');
  expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(2);
});

it('a photo that the browser cannot decode and cannot be sent either is casual, and can be uploaded later', async () => {
  const { api, choose, pick, submit } = await openUpload();
  api.uploads.lose('IMG 1.HEIC');
  await choose(heic());
  await findToast('Detection Failed');
  expect(detailValues()).toEqual(['', 'casual', '']);
  api.uploads.find('IMG 1.HEIC');
  await pick('Category', 'shirt');
  await submit();
  await findToast('Clothing item uploaded successfully');
  expect(api.world.clothes).toMatchObject([{ color: 'unknown', aiDetectedMetadata: null }]);
});

it('a detection that fails because the model cannot be asked leaves casual, says so once, and can be changed', async () => {
  const { api, user, choose, pick } = await openUpload();
  api.fail('wardrobe.detectStyle', 'style.unavailable');
  await choose(photo('1.jpg'), photo('2.jpg'));
  within(await findToast('Detection Failed')).getByText(
    'The style is set to casual. You can change it manually.',
  );
  await detected();
  await settled();
  expect(toastTitles()).toEqual(['Detection Failed']);
  for (const name of ['1.jpg', '2.jpg']) expect(rowOf(name).values()[1]).toBe('casual');
  await user.click(screen.getByRole('button', { name: 'Remove 2.jpg' }));
  expect(noteOf('Style')).toBe('Not detected: please check it');
  await pick('Style', 'elegant');
  expect(detailValues()[1]).toBe('elegant');
});

it('a detection of the color that fails is only logged, an exceeded quota is told, and the upload goes on without', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api, choose, submit } = await openUpload();
  api.fail('wardrobe.analyzeClothing', 'request.invalid');
  await choose(photo());
  await detected();
  // What the model sees is enough.
  expect(detailValues()).toEqual(['shirt', 'casual', 'navy']);
  expect(warn).toHaveBeenCalledOnce();
  expect(toastTitles()).toEqual([]);
  api.fail('wardrobe.analyzeClothing', null);
  for (const [index, call] of (['wardrobe.detectStyle', 'wardrobe.analyzeClothing'] as const).entries()) {
    api.fail(call, 'generation.rate_limited');
    await choose(photo(`shirt-${index}.jpg`));
    await detected();
    api.fail(call, null);
  }
  const told = 'AI analysis quota exceeded. Upload will continue without AI analysis.';
  await waitFor(() => expect(toastTitles()).toEqual([told, told]));
  expect(rowOf('shirt-0.jpg').values()[1]).toBe('casual');
  await submit();
  await findToast('Upload Complete');
  expect(api.world.clothes).toHaveLength(3);
  expect(api.world.clothes[0]).toMatchObject({ color: 'navy', aiDetectedMetadata: null });
});

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
  await user.click(coat.getByRole('button', { name: 'trench coat' }));
  expect(coat.getByRole('button', { name: 'trench coat' }).ariaPressed).toBe('true');
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
