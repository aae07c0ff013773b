import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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

describe('a new photo of an item', () => {
  it('takes the place of the old one as it is, and only offers what it suggests', async () => {
    const { api, user, form, choose, current } = await openEdit({
      sights: {
        'new.jpg': {
          category: 'sweater',
          color: { color: 'green', confidence: 'high' },
          hash: '0',
          style: 'casual',
          likely: [],
        },
      },
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

  it('that the browser cannot show is sent whole', async () => {
    const { user, choose, current } = await openEdit();
    await choose(photo('IMG.HEIC', { type: 'image/heic' }));
    (await editor()).getByText(/^This browser cannot show the photo/);
    await user.click(save());
    await findToast('Photo replaced');
    expect(current()?.imageUrl).toMatch(/_IMG\.HEIC$/);
  });

  it.each([
    ['no photo', new File(['text'], 'a.jpg', { type: 'image/jpeg' }), 'This is no photo, or it is damaged'],
    [
      'of another type',
      new File(['text'], 'a.gif', { type: 'image/gif' }),
      errorTexts['upload.invalid_file'],
    ],
    ['too large', photo('big.jpg', { bytes: 10 * 1024 * 1024 + 1 }), errorTexts['upload.too_large']],
  ])('that is %s is refused before it is sent', async (_, file, text) => {
    const { api, choose } = await openEdit();
    await choose(file);
    expect((await findToast('Error')).textContent).toContain(text);
    expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  });

  it('is uploaded once, even if saving it to the item fails first', async () => {
    const { api, user, choose, current } = await openEdit();
    await choose(photo('new.jpg'));
    await editor();
    await ready();
    api.fail('wardrobe.replacePhoto', 'internal');
    await user.click(save());
    await screen.findByRole('alert');
    api.fail('wardrobe.replacePhoto', null);
    await user.click(save());
    await findToast('Photo replaced');
    expect(api.requestsOf('wardrobe.prepareUpload')).toHaveLength(1);
    expect(current()?.imageUrl).toMatch(/_new\.jpg$/);
  });

  it('that comes after another tab’s says so, and shows that one', async () => {
    const { api, user, choose } = await openEdit();
    await choose(photo('new.jpg'));
    await editor();
    await ready();
    const other = `${ada.userId}/1700000000000001_other.jpg`;
    api.world.clothes = api.world.clothes.map((item) => ({ ...item, imageUrl: other }));
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe(errorTexts['photo.replaced']);
    await settled();
    await user.click(save());
    await findToast('Photo replaced');
  });
});

describe('the photo of an item', () => {
  it('is turned and saved as a new one, with nothing suggested', async () => {
    const { api, user, form, crop, current } = await openEdit();
    const sizes = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const dialog = await crop();
    await dialog.findByAltText('To be cropped');
    expect(save().disabled).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Turn right' }));
    await ready();
    await user.click(save());
    await findToast('Photo replaced');
    const { width, height } = sizes.mock.contexts.at(-1) as HTMLCanvasElement;
    // The fake photo has 3000 × 4000 pixels, and the longest side may have 3000.
    expect([width, height]).toEqual([3000, 2250]);
    expect(current()?.imageUrl).toMatch(/_photo-\d+\.webp$/);
    await settled();
    expect(form.queryByText('The new photo suggests:')).toBeNull();
    expect(api.requestsOf('wardrobe.analyzeClothing')).toEqual([]);
  });

  it('that cannot be made says so', async () => {
    const { user, crop } = await openEdit();
    const dialog = await crop();
    await user.click(await dialog.findByRole('button', { name: 'Turn right' }));
    await ready();
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await user.click(save());
    within(await findToast('Error')).getByText('Failed to save the changes');
  });

  it('is shown with what is transparent in it', async () => {
    const { crop } = await openEdit();
    const made = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
    const dialog = await crop();
    await dialog.findByAltText('To be cropped');
    expect(made.mock.calls.map(([, type]) => type)).not.toContain('image/jpeg');
  });

  it('is cut to a frame that keys move, whose handles have names', async () => {
    const { crop } = await openEdit();
    const dialog = await crop();
    await dialog.findByAltText('To be cropped');
    for (const name of ['Upper left corner', 'Right edge', 'Lower right corner'])
      dialog.getByRole('button', { name: `${name} of the frame` });
    dialog.getByRole('group', { name: 'Frame: move it with the arrow keys' });
  });
});

it.each([
  [0, { x: 10, y: 20, width: 30, height: 40 }],
  [1, { x: 40, y: 10, width: 40, height: 30 }],
  [2, { x: 60, y: 40, width: 30, height: 40 }],
  [3, { x: 20, y: 60, width: 40, height: 30 }],
] as const)('a frame is turned %i times with its picture', (turns, turned) => {
  expect(turnedFrame({ x: 10, y: 20, width: 30, height: 40 }, turns)).toEqual(turned);
});
