import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import { dayButton, setClock } from '../../../support/pages/calendar-page.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';
import { chooseMore, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

async function openPicker() {
  // The script of the dialog is large. It is loaded here, so that loading it does not count toward a timeout.
  await import('#frontend/features/calendar/add-to-calendar.tsx');
  const other = anOutfit({ title: 'Opera Night' });
  const page = await openOutfit({}, { entries: [anEntry(other, '2026-11-13')] });
  page.api.world.outfits.push(other);
  await chooseMore(page.user, 'Add to Calendar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Calendar' }));
  return {
    ...page,
    dialog,
    add: () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' }),
  };
}

it('an outfit is scheduled from where it is shown, and its dialog stays open beneath', async () => {
  const { api, user, dialog, add, outfit } = await openPicker();
  expect(add().disabled).toBe(true);
  await user.click(dayButton(/November 12/));
  dialog.getByText('Thursday, November 12, 2026');
  await user.click(dialog.getByLabelText('Notes (optional)'));
  await user.paste('With Bea');
  await user.click(add());
  within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 12, 2026');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add to Calendar' })).toBeNull());
  modalOf().getByRole('button', { name: 'Remix' });
  expect(api.requestsOf('calendar.scheduleOutfit')).toMatchObject([
    { body: { outfitId: outfit.id, scheduledDate: '2026-11-12', notes: 'With Bea' } },
  ]);
});

it('taken days are marked with their outfits and cannot be chosen', async () => {
  await openPicker();
  await waitFor(() => expect(dayButton(/November 13.*Opera Night/).disabled).toBe(true));
});

it('what was typed is kept when a day was taken meanwhile', async () => {
  const { api, user, dialog, add } = await openPicker();
  await user.click(dayButton(/November 12/));
  await user.click(dialog.getByLabelText('Notes (optional)'));
  await user.paste('With Bea');
  api.fail('calendar.scheduleOutfit', 'calendar.date_taken');
  await user.click(add());
  await findToast('Date already scheduled');
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Notes (optional)').value).toBe('With Bea');
});
