import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify, notifyError } from '#frontend/components/notify.ts';
import { setMedia } from '../../support/fake/screen.ts';

it('without a mouse a toast ends even if the toaster is in the hovered state, and so does an error long before it', async () => {
  setMedia('(hover: none)');
  await notify({ title: 'Stays', milliseconds: 60_000 });
  await notifyError('Went wrong');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  await notify({ title: 'Ends', milliseconds: 200 });
  const ends = await screen.findByText('Ends');
  const toaster = ends.closest('ol');
  if (!toaster) throw new Error('A toast stands in no list.');
  fireEvent.mouseEnter(toaster);
  await waitFor(() => expect(screen.queryByText('Ends')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Went wrong')).toBeNull());
  expect(screen.getByText('Stays')).toBeTruthy();
});
