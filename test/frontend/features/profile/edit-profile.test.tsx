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

it('saves another name, which stands on the page at once', async () => {
  const { user, dialog, api } = await open();
  await user.clear(dialog.getByLabelText('Display name'));
  await user.type(dialog.getByLabelText('Display name'), 'Augusta');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  await findToast('Profile saved');
  expect(api.world.profiles.get(ada.userId)?.displayName).toBe('Augusta');
  expect(await screen.findByText('Augusta')).toBeTruthy();
});

it('refuses a name that is too short, with the words of its rule', async () => {
  const { user, dialog, api } = await open();
  await user.clear(dialog.getByLabelText('Display name'));
  await user.type(dialog.getByLabelText('Display name'), 'A');
  await user.click(dialog.getByRole('button', { name: 'Save name' }));
  expect(dialog.getByText('Display name must be at least 2 characters')).toBeTruthy();
  expect(api.requestsOf('profile.updateProfile')).toEqual([]);
});

it('keeps the language that is chosen, and shows the page in it', async () => {
  const { user, dialog, api } = await open();
  expect(dialog.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Svenska' }));
  await waitFor(() => expect(leaveApp).toHaveBeenCalledExactlyOnceWith('?language=sv'));
  expect(api.world.profiles.get(ada.userId)?.language).toBe('sv');
});

it('uploads a photo and removes it again', async () => {
  const { user, dialog } = await open();
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await findToast('Photo updated');
  expect(avatar()?.getAttribute('src')).toContain('me.jpg');
  await user.click(dialog.getByRole('button', { name: 'Remove photo' }));
  await findToast('Photo removed');
  expect(avatar()).toBeNull();
});

it.each([
  ['a file that is no photo', photo('me.svg', { type: 'image/svg+xml' })],
  ['a file that is too large', photo('me.jpg', { bytes: 11 * 1024 * 1024 })],
])('refuses %s before it is sent', async (_, file) => {
  const { dialog, api } = await open();
  await userEvent
    .setup({ delay: null, applyAccept: false })
    .upload(dialog.getByLabelText('Choose a photo'), file);
  await findToast('Failed to update photo');
  expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
});

it('says when the photo does not arrive, and keeps the one before', async () => {
  const { user, dialog, api } = await open();
  api.fail('profile.setAvatar', 'upload.invalid_file');
  await user.upload(dialog.getByLabelText('Choose a photo'), photo('me.jpg'));
  await findToast('Failed to update photo');
  expect(avatar()).toBeNull();
});

it('switches the theme', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await user.click(dialog.getByRole('button', { name: 'light' }));
  expect(document.documentElement.dataset['theme']).toBe('light');
});
