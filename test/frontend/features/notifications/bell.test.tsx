import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unreadNotifications } from '#frontend/lib/unread.ts';
import type { Notification } from '#shared/contract/notifications';
import { visit } from '../../../support/pages/open-page.tsx';

const outfit = { id: '01a20517-2d31-712d-9f73-33f88fd87968', title: 'Rain' };
const person = (displayName: string) => ({ userId: displayName, displayName, avatarUrl: null });
const told = (change: Partial<Notification>): Notification => ({
  kind: 'liked',
  thingId: outfit.id,
  outfit,
  people: [person('Bea')],
  count: 1,
  at: new Date().toISOString(),
  isUnread: true,
  ...change,
});
const several = [
  told({ people: [person('Bea'), person('Cleo'), person('Dora')], count: 4 }),
  told({ kind: 'commented', people: [person('Bea'), person('Cleo')], count: 2 }),
  told({ kind: 'replied' }),
  told({ kind: 'followed', thingId: 'me', outfit: null }),
  told({ kind: 'message', thingId: 'c1', outfit: null, isUnread: false }),
];

it('the bell tells how many are new, and that they are seen once they are shown', async () => {
  const { api, user } = await visit('/policy', { notifications: several });
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  act(() => unreadNotifications.set(4));
  expect(bell.getAttribute('aria-label')).toBe('Notifications, 4 new');
  await user.click(bell);
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const links = await within(panel).findAllByRole('link');
  expect(
    links.map((link) => [link.querySelector('.text-sm')?.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Bea and 3 others like “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea and Cleo commented on “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea replied to your comment on “Rain”', `/community?outfit=${outfit.id}`],
    ['Bea follows you', '/people/Bea'],
    ['Bea wrote to you', '/messages?conversation=c1'],
  ]);
  expect(within(panel).getAllByRole('img', { name: 'New' })).toHaveLength(4);
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Notifications'));
  expect(api.requestsOf('notifications.markSeen')).not.toHaveLength(0);
});

it('the bell says so where there is nothing or where it cannot be loaded, and its panel closes by Escape', async () => {
  const { api, user } = await visit('/policy');
  api.fail('notifications.listNotifications', 'request.invalid');
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  await user.click(bell);
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const again = await panel.findByRole('button', { name: 'Try again' });
  api.fail('notifications.listNotifications', null);
  await user.click(again);
  await panel.findByText(/Nothing new/);
  expect(api.requestsOf('notifications.markSeen')).toHaveLength(0);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notifications' })).toBeNull());
  expect(document.activeElement).toBe(bell);
});
