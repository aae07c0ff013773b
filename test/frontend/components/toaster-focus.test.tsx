import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notify } from '#frontend/components/notify.ts';

it('a toast that is closed gives the focus back to where it was', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await notify({ title: 'Error', tone: 'error' });
  const close = await screen.findByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(field);
});
