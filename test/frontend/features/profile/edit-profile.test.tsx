import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { leaveApp } from '#frontend/lib/leave-app.ts';
import { ada, photo } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, openPage } from '../../../support/pages/open-page.tsx';

vi.mock('#frontend/lib/leave-app.ts', () => ({ leaveApp: vi.fn() }));

async function open() {
  const api = startFakeApi();
  const page = await openPage('/profile', { as: ada });
  const opener = await screen.findByRole('button', { name: 'Edit profile' });
  await waitFor(() => expect(opener).toHaveProperty('disabled', false));
  await page.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
  await dialog.findByLabelText('Display name');
  return { api, dialog, ...page };
}
const avatar = () => document.querySelector('header img');

it('the profile gets another name if that is long enough, another language and another theme', async () => {
  const { user, dialog, api } = await open();
  for (const theme of ['dark', 'light']) {
    await user.click(dialog.getByRole('button', { name: theme }));
    expect(document.documentElement.dataset['theme']).toBe(theme);
  }
  dialog.getByRole('button', { name: 'English', pressed: true });
  await user.click(dialog.getByRole('button', { name: 'Svenska' }));
  await waitFor(() => expect(leaveApp).toHaveBeenCalledExactlyOnceWith('?language=sv'));
  expect(api.world.profiles.get(ada.userId)?.language).toBe('sv');

  const name = dialog.getByLabelText('Display name');
  await user.clear(name);
  await user.type(name, 'A');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  dialog.getByText('Display name must be at least 2 characters');
  expect(api.requestsOf('profile.updateProfile')).toHaveLength(1);
  await user.type(name, 'ugusta');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  await findToast('Profile saved');
  expect(api.world.profiles.get(ada.userId)?.displayName).toBe('Augusta');
  await screen.findByText('Augusta');
});

it('the profile gets a photo, which is removed again, and no file that is no photo or too large', async () => {
  const { user, dialog, api } = await open();
  const anyFile = userEvent.setup({ delay: null, applyAccept: false });
  const toasts = () => document.querySelectorAll('[data-sonner-toast]').length;
  const refused = [photo('me.svg', { type: 'image/svg+xml' }), photo('me.jpg', { bytes: 11 * 1024 * 1024 })];
  for (const [index, file] of refused.entries()) {
    await anyFile.upload(dialog.getByLabelText('Choose a photo'), file);
    await findToast('Failed to update photo');
    await waitFor(() => expect(toasts()).toBe(index + 1));
  }
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
  api.fail('profile.setAvatar', 'upload.invalid_file');
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await waitFor(() => expect(toasts()).toBe(3));
  expect(avatar()).toBeNull();
  api.fail('profile.setAvatar', null);
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await findToast('Photo updated');
  expect(avatar()?.getAttribute('src')).toContain('me.jpg');
  await user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await findToast('Photo removed');
  expect(avatar()).toBeNull();
});
