import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { turnedFrame } from '#frontend/features/wardrobe/item/photo-edit.ts';
import { errorTexts } from '#frontend/lib/error-texts.ts';
import { ada, anItem, photo } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { findToast, openPage, settled } from '../../../../support/pages/open-page.tsx';

const path = `${ada.userId}/1700000000000000_photo.jpg`;

async function openEdit(content = {}) {
  const item = anItem({ color: 'navy', imageUrl: path });
  const api = startFakeApi({ clothes: [item], ...content });
  const page = await openPage(`/dashboard/${item.id}`, { as: ada });
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit your navy shirt' }));
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  return {
    api,
    ...page,
    form,
    current: () => api.world.clothes[0],
    choose: (file: File) => anyFile.upload(form.getByLabelText('New photo'), file),
    async crop() {
      const button = form.getByRole<HTMLButtonElement>('button', { name: 'Crop or rotate' });
      await waitFor(() => expect(button.disabled).toBe(false));
      await user.click(button);
      return within(await screen.findByRole('dialog', { name: 'Crop or rotate' }));
    },
  };
}
const editor = async () => within(await screen.findByRole('dialog', { name: 'New photo' }));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save photo' });
const ready = () => waitFor(() => expect(save().disabled).toBe(false));

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
  for (const [file, text] of [
    [new File(['text'], 'a.jpg', { type: 'image/jpeg' }), 'This is no photo, or it is damaged'],
    [new File(['text'], 'a.gif', { type: 'image/gif' }), errorTexts['upload.invalid_file']],
    [photo('big.jpg', { bytes: 10 * 1024 * 1024 + 1 }), errorTexts['upload.too_large']],
  ] as const) {
    await choose(file);
    expect((await findToast(text)).textContent).toContain('Error');
  }
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  await choose(photo('IMG.HEIC', { type: 'image/heic' }));
  (await editor()).getByText(/^This browser cannot show the photo/);
  await user.click(save());
  await findToast('Photo replaced');
  expect(current()?.imageUrl).toMatch(/_IMG\.HEIC$/);
});

it('a new photo of an item is uploaded once, though saving it fails or another tab was quicker, which is told', async () => {
  const { api, user, choose, current } = await openEdit();
  await choose(photo('new.jpg'));
  await editor();
  await ready();
  api.fail('wardrobe.replacePhoto', 'internal');
  await user.click(save());
  await screen.findByRole('alert');
  api.fail('wardrobe.replacePhoto', null);
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
  expect(save().disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Turn right' }));
  await ready();
  made.mockImplementationOnce((done) => done(null));
  await user.click(save());
  within(await findToast('Error')).getByText('Failed to save the changes');
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

it('a frame is turned with its picture', () => {
  expect([0, 1, 2, 3].map((turns) => turnedFrame({ x: 10, y: 20, width: 30, height: 40 }, turns))).toEqual([
    { x: 10, y: 20, width: 30, height: 40 },
    { x: 40, y: 10, width: 40, height: 30 },
    { x: 60, y: 40, width: 30, height: 40 },
    { x: 20, y: 60, width: 40, height: 30 },
  ]);
});
