import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { ada, items, photo } from '../../../support/made-up.ts';
import { findToast } from '../../../support/open-page.tsx';
import { openUpload, previewNames, submitButton } from '../../../support/upload-page.tsx';

const values = () =>
  ['Category', 'Style', 'Color (optional)', 'Brand (optional)', 'Description (optional)'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );

describe('the upload form', () => {
  it('can be sent once a file, a category and a style are chosen, in whatever order', async () => {
    const { user, choose, pick } = await openUpload();
    expect(submitButton().disabled).toBe(true);
    await pick('Style', 'casual');
    await choose(photo());
    expect(submitButton().disabled).toBe(true);
    await pick('Category', 'shirt');
    expect(submitButton().disabled).toBe(false);
    await pick('Style', '');
    expect(submitButton().disabled).toBe(true);
    await pick('Style', 'formal');
    await user.click(screen.getByRole('button', { name: 'Remove shirt.jpg' }));
    expect(submitButton().disabled).toBe(true);
  });

  it('makes an item of a photo with all that was said of it, says so, and is empty again', async () => {
    const { api, user, fill, pick, submit } = await openUpload();
    await fill(photo('Blå skjorta.jpg'));
    await pick('Category', 'trench-coat');
    await user.type(screen.getByLabelText('Color (optional)'), 'navy');
    await user.type(screen.getByLabelText('Brand (optional)'), 'Acme');
    await user.type(screen.getByLabelText('Description (optional)'), 'Heavy twill');
    await submit();
    await findToast('Clothing item uploaded successfully');
    expect(previewNames()).toEqual([]);
    expect(values()).toEqual(['', '', '', '', '']);
    expect(submitButton().disabled).toBe(true);
    expect(api.world.clothes).toMatchObject([
      {
        userId: ada.userId,
        category: 'trench-coat',
        style: 'casual',
        color: 'navy',
        brand: 'Acme',
        description: 'Heavy twill',
      },
    ]);
    expect(api.world.clothes[0]?.imageUrl).toMatch(new RegExp(`^${ada.userId}/\\d+_Bla_skjorta.jpg$`));
  });

  it('puts the new item first, without a reload', async () => {
    const { user, fill, submit } = await openUpload({ clothes: items(2, { color: 'red' }) });
    await fill(photo());
    await submit();
    await findToast('Clothing item uploaded successfully');
    await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['shirt', 'red shirt', 'red shirt']);
  });

  it.each([
    ['Color (optional)', 'Color', limits.item.color],
    ['Brand (optional)', 'Brand', limits.item.brand],
    ['Description (optional)', 'Description', limits.item.description],
  ])('refuses too long a %s where it stands, and keeps what was filled in', async (label, name, most) => {
    const { api, user, fill, submit } = await openUpload();
    await fill(photo());
    await user.click(screen.getByLabelText(label));
    await user.paste('x'.repeat(most + 1));
    await submit();
    await screen.findByText(`${name} must be less than ${most} characters`);
    expect(screen.getByLabelText(label).ariaInvalid).toBe('true');
    expect(previewNames()).toEqual(['shirt.jpg']);
    expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  });

  it('is closed with a full wardrobe, and says why', async () => {
    await openUpload({ clothes: items(limits.wardrobeItems) });
    await waitFor(() => expect(submitButton().textContent).toBe('Max 100 items reached'));
    expect(submitButton().disabled).toBe(true);
    screen.getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
    expect((screen.getByLabelText('Photos') as HTMLInputElement).disabled).toBe(true);
    expect((screen.getByRole('button', { name: /^Drop photos/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('is told by the server that the wardrobe has become full meanwhile', async () => {
    const { api, fill, submit } = await openUpload();
    await fill(photo());
    api.fail('wardrobe.createItem', 'wardrobe.full');
    await submit();
    const toast = await findToast('Failed to upload clothing item');
    expect(toast.textContent).toContain(
      "You've reached the maximum of 100 clothes items. Delete some to add more.",
    );
    expect(previewNames()).toEqual(['shirt.jpg']);
  });

  it('shows the whole wardrobe after an upload, though it could not be read before', async () => {
    const { api, user, fill, submit } = await openUpload(
      { clothes: items(2) },
      { failing: 'wardrobe.listItems' },
    );
    await fill(photo());
    api.fail('wardrobe.listItems', null);
    await submit();
    await findToast('Clothing item uploaded successfully');
    await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  });
});
