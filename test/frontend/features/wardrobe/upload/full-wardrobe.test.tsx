import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { items, photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { field, openUpload, previewNames, submitButton } from '../../../../support/pages/upload-page.tsx';

describe('a full wardrobe', () => {
  it('closes the form, and says why', async () => {
    await openUpload({ clothes: items(limits.wardrobeItems) });
    await waitFor(() => expect(submitButton().textContent).toBe('Max 100 items reached'));
    expect(submitButton().disabled).toBe(true);
    screen.getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
    expect(field('Photos').disabled).toBe(true);
    expect((screen.getByRole('button', { name: /^Drop photos/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('that has become full meanwhile is told by the server', async () => {
    const { api, fill, submit } = await openUpload();
    await fill(photo());
    api.fail('wardrobe.createItem', 'wardrobe.full');
    await submit();
    const toast = await findToast('Upload Limit Reached');
    within(toast).getByText("You've reached the maximum of 100 clothes items. Delete some to add more.");
    expect(toast.className).toContain('bg-danger');
    expect(previewNames()).toEqual(['shirt.jpg']);
  });

  it('refuses the files of a batch that exceed the room', async () => {
    const { api, fill, submit } = await openUpload({ clothes: items(limits.wardrobeItems - 2) });
    await fill(photo('1.jpg'), photo('2.jpg'));
    api.world.clothes.push(...items(1));
    await submit();
    await findToast('Upload Limit Reached');
    expect((await findToast('Upload Complete')).textContent).toContain('1 of 2 uploaded, 1 failed');
    expect(previewNames()).toHaveLength(1);
  });
});
