import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { parsePrice } from '#frontend/features/wardrobe/item/parse-price.ts';
import { blobOf, turnedFrame } from '#frontend/features/wardrobe/item/photo-edit.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { today } from '#frontend/lib/today.ts';
import { ada, anItem, photo } from '../../../../support/examples/made-up.ts';
import { findError, findToast, settled, visit } from '../../../../support/pages/open-page.tsx';
import { findPieces, openClothes } from '../../../../support/pages/wardrobe-page.tsx';

async function open() {
  const page = await openClothes({
    clothes: [
      anItem({
        color: 'unknown',
        brand: 'Acme',
        description: 'Heavy twill',
        seasons: ['autumn'],
        price: 12.999,
        currency: 'SEK',
        purchasedOn: '2026-02-01',
      }),
    ],
  });
  await page.select('shirt');
  await page.act('Edit');
  return {
    ...page,
    async type(label: string, text: string) {
      await page.user.clear(dialog().getByLabelText(label));
      await page.user.click(dialog().getByLabelText(label));
      if (text) await page.user.paste(text);
    },
    save: () => page.user.click(dialog().getByRole('button', { name: 'Save' })),
  };
}
const dialog = () => within(screen.getByRole('dialog', { name: /^Edit your / }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);

it('editing an item starts with its details, refuses what breaks a rule of a field, can be cancelled, changes every field at once, and is taken back when that fails', async () => {
  const { api, user, type, save, act } = await open();
  // A price is shown with two decimals.
  for (const [label, value] of [
    ['Category', 'shirt'],
    ['Style', 'casual'],
    ['Color (optional)', ''],
    ['Brand (optional)', 'Acme'],
    ['Description (optional)', 'Heavy twill'],
    ['Price', '13'],
    ['Currency', 'SEK'],
    ['Bought on', '2026-02-01'],
  ] as const)
    expect([label, field(label).value]).toEqual([label, value]);
  expect(field('autumn').checked).toBe(true);
  expect(
    dialog()
      .getByText(/^Seasons, price/)
      .closest('details')?.open,
  ).toBe(true);
  expect([field('Bought on').min, field('Bought on').max]).toEqual(['1900-01-01', today()]);
  for (const [label, text, rule] of [
    ['Brand (optional)', 'x'.repeat(101), 'Brand must be less than 100 characters'],
    ['Price', 'a lot', 'Price must be a number'],
    ['Bought on', '2999-01-01', 'The date of purchase must not be in the future'],
  ] as const) {
    const { value } = field(label);
    await type(label, text);
    await save();
    expect((await findToast(rule)).textContent).toContain('Validation Error');
    dialog().getByText(rule);
    expect([field(label).ariaInvalid, field(label).value]).toEqual(['true', text]);
    await type(label, value);
  }
  await user.selectOptions(field('Category'), '');
  await save();
  await findToast('Category is required');
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  await act('Edit');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.requestsOf('wardrobe.updateItems')).toEqual([]);
  screen.getByText('casual · Acme');

  await act('Edit');
  await type('Brand (optional)', 'Zed');
  await save();
  await findToast('Changes saved');
  expect(api.world.clothes).toMatchObject([{ brand: 'Zed', price: 12.999 }]);

  await act('Edit');
  await user.selectOptions(field('Category'), 'trench-coat');
  await user.selectOptions(field('Style'), 'elegant');
  await type('Color (optional)', 'beige');
  await type('Brand (optional)', '');
  await type('Description (optional)', 'From Mother');
  await user.click(field('autumn'));
  await user.click(field('winter'));
  await type('Price', '1.234,5');
  await type('Currency', 'eur');
  await type('Bought on', '');
  const letGo = api.hold('wardrobe.updateItems');
  await save();
  expect(screen.queryByRole('dialog')).toBeNull();
  await findPieces('beige trench coat');
  letGo();
  await settled();
  expect(api.world.clothes).toMatchObject([
    {
      category: 'trench-coat',
      style: 'elegant',
      color: 'beige',
      brand: null,
      description: 'From Mother',
      seasons: ['winter'],
      price: 1234.5,
      currency: 'EUR',
      purchasedOn: null,
    },
  ]);

  const failed = 'Failed to save the changes';
  api.failOnce('wardrobe.updateItems', 'internal');
  await act('Edit');
  await type('Color (optional)', 'red');
  await save();
  await findError(failed);
  await findPieces('beige trench coat');
  // An item that was deleted elsewhere is shown no more.
  api.world.clothes = [];
  await act('Edit');
  await type('Color (optional)', 'red');
  await save();
  await findPieces();
});

const path = `${ada.userId}/1700000000000000_photo.jpg`;

async function openEdit(content = {}) {
  const item = anItem({ color: 'navy', imageUrl: path });
  const page = await visit(`/dashboard/${item.id}`, { clothes: [item], ...content });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit your navy shirt' }));
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  return {
    ...page,
    form,
    current: () => page.api.world.clothes[0],
    choose: (file: File) => anyFile.upload(form.getByLabelText('New photo'), file),
    async crop() {
      const button = form.getByRole<HTMLButtonElement>('button', { name: 'Crop or rotate' });
      await waitFor(() => expect(button.ariaDisabled).toBe(null));
      await user.click(button);
      return within(await screen.findByRole('dialog', { name: 'Crop or rotate' }));
    },
  };
}
const editor = async () => within(await screen.findByRole('dialog', { name: 'New photo' }));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save photo' });
const ready = () => waitFor(() => expect(save().ariaDisabled).toBe(null));

it('a new photo of an item takes the place of the old one as it is, and only offers what it suggests', async () => {
  const { api, user, form, choose, current } = await openEdit({
    sights: { 'new.jpg': { category: 'sweater', color: { color: 'green', confidence: 'high' } } },
  });
  await choose(photo('new.jpg', { bytes: 3000 }));
  await editor();
  await ready();
  await user.click(save());
  await findToast('Photo replaced');
  expect(screen.queryByRole('dialog', { name: 'New photo' })).toBeNull();
  expect(current()).toMatchObject({ category: 'shirt', color: 'navy' });
  expect(current()?.imageUrl).toMatch(/_new\.jpg$/);
  expect(api.world.files.get(current()?.imageUrl ?? '')?.size).toBe(3000);

  await user.click(await form.findByRole('button', { name: 'Color: green' }));
  expect(form.getByLabelText<HTMLInputElement>('Color (optional)').value).toBe('green');
  expect(form.queryByRole('button', { name: 'Color: green' })).toBeNull();
  expect(form.getByLabelText<HTMLSelectElement>('Category').value).toBe('shirt');
  form.getByRole('button', { name: 'Category: sweater' });
  expect(current()?.color).toBe('navy');
});

it('a new photo of an item that is no photo is refused before it is sent, and one that cannot be shown is sent whole', async () => {
  const { api, user, choose, current } = await openEdit();
  await choose(new File(['text'], 'a.jpg', { type: 'image/jpeg' }));
  await findError('This is not a photo, or it is damaged');
  await choose(photo('big.jpg', { bytes: 10 * 1024 * 1024 + 1 }));
  await findError(errorTexts['upload.too_large']);
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  await choose(photo('IMG.HEIC', { type: 'image/heic' }));
  await (await editor()).findByText(/^This browser cannot show the photo/);
  await user.click(save());
  await findToast('Photo replaced');
  expect(current()?.imageUrl).toMatch(/_IMG\.HEIC$/);
});

it('a new photo of an item is uploaded once, though saving it fails or another tab was quicker, which is told', async () => {
  const { api, user, choose, current } = await openEdit();
  await choose(photo('new.jpg'));
  await editor();
  await ready();
  api.failOnce('wardrobe.replacePhoto', 'internal');
  await user.click(save());
  await screen.findByRole('alert');
  const other = `${ada.userId}/1700000000000001_other.jpg`;
  api.world.clothes = api.world.clothes.map((item) => ({ ...item, imageUrl: other }));
  await user.click(save());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(errorTexts['photo.replaced']));
  expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
  await settled();
  await user.click(save());
  await findToast('Photo replaced');
  expect(current()?.imageUrl).toMatch(/_new\.jpg$/);
});

it('the photo of an item is turned and saved as a new one, with nothing suggested, or it says that it failed', async () => {
  const { api, user, form, crop, current } = await openEdit();
  const made = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  const dialog = await crop();
  await dialog.findByAltText('To be cropped');
  // What is transparent in the picture is shown so.
  expect(made.mock.calls.map(([, type]) => type)).not.toContain('image/jpeg');
  for (const name of ['Upper left corner', 'Right edge', 'Lower right corner'])
    dialog.getByRole('button', { name: `${name} of the frame` });
  dialog.getByRole('group', { name: 'Frame: move it with the arrow keys' });
  expect(save().ariaDisabled).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Turn right' }));
  await ready();
  made.mockImplementationOnce((done) => done(null));
  await user.click(save());
  await findError('Failed to save the changes');
  await ready();
  await user.click(save());
  await findToast('Photo replaced');
  const { width, height } = made.mock.contexts.at(-1) as HTMLCanvasElement;
  // The fake photo has 3000 × 4000 pixels, and the longest side may have 3000.
  expect([width, height]).toEqual([3000, 2250]);
  expect(current()?.imageUrl).toMatch(/_photo-\d+\.webp$/);
  await settled();
  expect(form.queryByText('The new photo suggests:')).toBeNull();
  expect(api.requestsOf('wardrobe.analyzeClothing')).toEqual([]);
});

it('a browser that cannot write WebP makes a JPEG of an opaque picture, which is much smaller than its PNG', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['x'], { type: type === 'image/webp' ? 'image/png' : (type ?? '') })),
  );
  expect((await blobOf(document.createElement('canvas')))?.type).toBe('image/jpeg');
});

it('a frame is turned with its picture', () => {
  expect(
    ([0, 1, 2, 3] as const).map((turns) => turnedFrame({ x: 10, y: 20, width: 30, height: 40 }, turns)),
  ).toEqual([
    { x: 10, y: 20, width: 30, height: 40 },
    { x: 40, y: 10, width: 40, height: 30 },
    { x: 60, y: 40, width: 30, height: 40 },
    { x: 20, y: 60, width: 40, height: 30 },
  ]);
});

it('a typed price has its decimals after a point or a comma, and its thousands set apart', () => {
  const cases: Record<string, number> = {
    ' 40 ': 40,
    '0': 0,
    '007': 7,
    '12.5': 12.5,
    '1234,56': 1234.56,
    '.5': 0.5,
    ',50': 0.5,
    '-1': -1,
    '1,234': 1234,
    '12.999': 12_999,
    '1 234': 1234,
    '1\u00a0234': 1234,
    '1\u202f234': 1234,
    '1,234,567': 1_234_567,
    '1.234,56': 1234.56,
    '1,234.5': 1234.5,
    '1.234.567,89': 1_234_567.89,
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, parsePrice(text)]))).toEqual(cases);
});

it('a typed price is none when it is something else than a number', () => {
  const nothing = ['', ' ', '.', '-', 'a lot', '40 €', '0x10', '1e3', 'Infinity', '12.', '5-'];
  const tooExact = ['1.2345', '1.234,567', '0.999', '1234.567'];
  const wronglySetApart = ['1.5.5', '1.234.56', '1,23,456', '1 234.567', '12 34', '1  234'];
  for (const text of [...nothing, ...tooExact, ...wronglySetApart])
    expect([text, parsePrice(text)]).toEqual([text, null]);
});

it('a typed price is the amount that was meant, however it is written', () => {
  const locales = ['en', 'de', 'fr', 'pl'].map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.constantFrom(...locales), (cents, locale) => {
      expect(parsePrice(locale.format(cents / 100))).toBe(cents / 100);
    }),
  );
});
