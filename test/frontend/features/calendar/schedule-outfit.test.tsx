import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit, bob } from '../../../support/examples/made-up.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import {
  dayButton,
  openCalendar,
  setClock,
  tuesday,
  upcomingTitles,
} from '../../../support/pages/calendar-page.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';
import { chooseMore, modalOf, openOutfit } from '../../../support/pages/outfit-modal.tsx';

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('scheduling an outfit', () => {
  it('takes one from the list or by its picture, with notes, which are kept when it fails', async () => {
    const { user, api } = await openCalendar({
      outfits: [...outfits, anOutfit({ title: 'Of Bob', userId: bob.userId })],
    });
    const release = api.hold('calendar.listChoices');
    await user.click(await screen.findByRole('button', { name: 'Schedule Outfit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Outfit' }));
    const list = dialog.getByLabelText<HTMLSelectElement>('Outfit');
    await waitFor(() => expect(document.activeElement).toBe(list));
    release();
    await within(list).findByRole('option', { name: 'Quiet Navy' });
    expect(document.activeElement).toBe(list);
    expect([...list.options].map(({ text }) => text)).toEqual([
      'Choose an outfit...',
      'Opera Night',
      'Quiet Navy',
    ]);
    const search = dialog.getByRole('searchbox');
    await user.type(search, 'elegant');
    expect(dialog.queryByRole('button', { name: 'Quiet Navy' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Opera Night' }));
    expect(list.value).toBe(opera.id);
    await user.clear(search);
    await user.type(search, 'xyz');
    dialog.getByText('No outfit is called that.');

    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' });
    await user.selectOptions(list, 'Choose an outfit...');
    expect(add.disabled).toBe(true);
    await user.selectOptions(list, 'Quiet Navy');
    await user.click(dialog.getByPlaceholderText('Add notes about the occasion or outfit...'));
    await user.paste('With Bea');
    api.fail('calendar.scheduleOutfit', 'internal');
    await user.click(add);
    expect((await findToast('Error')).textContent).toContain('Failed to add outfit to calendar');
    api.fail('calendar.scheduleOutfit', null);
    await user.click(add);
    within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 10, 2026');
    await screen.findByText('With Bea');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dayButton(/November 10.*Quiet Navy/);
    expect(upcomingTitles()).toEqual(['Quiet NavyNovember 10, 2026']);
    expect(api.requestsOf('calendar.scheduleOutfit')).toHaveLength(2);
  });

  it('says so on a day that was taken meanwhile, and shows by which outfit', async () => {
    const { openScheduling, user, api } = await openCalendar({ outfits });
    const dialog = await openScheduling();
    api.world.entries.push(planned(opera, tuesday));
    await user.selectOptions(dialog.getByLabelText('Outfit'), 'Quiet Navy');
    await user.click(dialog.getByRole('button', { name: 'Add to Calendar' }));
    const toast = within(await findToast('Date already scheduled'));
    toast.getByText('You already have an outfit for this date. Remove it first.');
    await waitFor(() => dayButton(/November 10.*Opera Night/));
  });

  it('leads to the generator where there is no outfit', async () => {
    const { openScheduling } = await openCalendar();
    const dialog = await openScheduling();
    expect(dialog.getByRole('link', { name: 'Generate Outfit' }).getAttribute('href')).toBe('/outfits');
  });
});

it('an outfit is scheduled on a free day from where it is shown, and its dialog stays open beneath', async () => {
  // The script of the dialog is large. It is loaded here, so that loading it does not count toward a timeout.
  await import('#frontend/features/calendar/add-to-calendar.tsx');
  const other = anOutfit({ title: 'Opera Night' });
  const { api, user, outfit } = await openOutfit({}, { entries: [anEntry(other, '2026-11-13')] });
  await chooseMore(user, 'Add to Calendar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to Calendar' }));
  const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' });
  const notes = dialog.getByLabelText<HTMLTextAreaElement>('Notes (optional)');
  await waitFor(() => expect(dayButton(/November 13.*Opera Night/).disabled).toBe(true));
  expect(add.disabled).toBe(true);
  await user.click(dayButton(/November 12/));
  dialog.getByText('Thursday, November 12, 2026');
  await user.click(notes);
  await user.paste('With Bea');
  api.fail('calendar.scheduleOutfit', 'calendar.date_taken');
  await user.click(add);
  await findToast('Date already scheduled');
  expect(notes.value).toBe('With Bea');

  api.fail('calendar.scheduleOutfit', null);
  await user.click(dayButton(/November 12/));
  await user.click(add);
  within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 12, 2026');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add to Calendar' })).toBeNull());
  modalOf().getByRole('button', { name: 'Remix' });
  expect(api.requestsOf('calendar.scheduleOutfit')[1]?.body).toMatchObject({
    outfitId: outfit.id,
    scheduledDate: '2026-11-12',
    notes: 'With Bea',
  });
});
