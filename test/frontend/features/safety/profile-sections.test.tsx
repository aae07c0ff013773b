import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { findToast, openPage } from '../../../support/pages/open-page.tsx';

it('the profile unblocks people, and switches off a kind of notification, which stays on where that fails', async () => {
  const api = startFakeApi({ blocked: new Set(['b1']) });
  const { user } = await openPage('/profile', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Blocked people' }));
  const section = await screen.findByRole('region', { name: 'Blocked people' });
  await user.click(await within(section).findByRole('button', { name: 'Unblock Bea' }));
  await findToast('Unblocked');
  await within(section).findByText('You block nobody.');
  expect(api.requestsOf('safety.unblockUser')).toHaveLength(1);

  await user.click(await screen.findByRole('button', { name: 'Notification settings' }));
  const likes = await screen.findByRole('switch', { name: 'Somebody likes one of my outfits' });
  await waitFor(() => expect(likes.getAttribute('aria-checked')).toBe('true'));
  await user.click(likes);
  await waitFor(() => expect(api.requestsOf('profile.updateProfile')).toHaveLength(1));
  await waitFor(() => expect(likes.getAttribute('aria-checked')).toBe('false'));
  api.fail('profile.updateProfile', 'internal');
  const follows = screen.getByRole('switch', { name: 'Somebody follows me' });
  await waitFor(() => expect(follows.hasAttribute('disabled')).toBe(false));
  await user.click(follows);
  await findToast('Error');
  await waitFor(() => expect(follows.getAttribute('aria-checked')).toBe('true'));
});
