import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { findToast } from '../../support/pages/open-page.tsx';
import { modalOf, openOutfit } from '../../support/pages/outfit-modal.tsx';

vi.mock('#frontend/components/menu.tsx', () => Promise.reject(new TypeError('Failed to fetch')));

it('a menu that cannot be loaded says so when it is opened, and the outfit stays', async () => {
  const { user } = await openOutfit();
  const more = () => modalOf().getByRole<HTMLButtonElement>('button', { name: 'More actions' });
  await waitFor(() => expect(more().disabled).toBe(false));
  await user.click(more());
  expect((await findToast('Error')).textContent).toContain('The menu could not be loaded.');
  modalOf().getByRole('button', { name: 'Share picture' });
});
