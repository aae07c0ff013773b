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

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('scheduling an outfit', () => {
  it('takes one from the list and notes, and shows it on the day without a reload', async () => {
    const { openScheduling, user, api } = await openCalendar({
      outfits: [...outfits, anOutfit({ title: 'Of Bob', userId: bob.userId })],
    });
    const dialog = await openScheduling();
    const list = dialog.getByLabelText<HTMLSelectElement>('Outfit');
    expect([...list.options].map(({ text }) => text)).toEqual([
      'Choose an outfit...',
      'Opera Night',
      'Quiet Navy',
    ]);
    const notes = dialog.getByPlaceholderText<HTMLTextAreaElement>(
      'Add notes about the occasion or outfit...',
    );
    expect(notes.rows).toBe(3);
    const add = dialog.getByRole<HTMLButtonElement>('button', { name: 'Add to Calendar' });
    expect(add.disabled).toBe(true);
    await user.selectOptions(list, 'Quiet Navy');
    await user.click(notes);
    await user.paste('With Bea');
    await user.click(add);
    within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 10, 2026');
    await screen.findByText('With Bea');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dayButton(/November 10.*Quiet Navy/);
    expect(upcomingTitles()).toEqual(['Quiet NavyNovember 10, 2026']);
    expect(api.requestsOf('calendar.scheduleOutfit')).toHaveLength(1);
  });

  it('takes the focus into the dialog while the outfits are on their way', async () => {
    const { user, api } = await openCalendar({ outfits });
    const release = api.hold('calendar.listChoices');
    await user.click(await screen.findByRole('button', { name: 'Schedule Outfit' }));
    const list = within(await screen.findByRole('dialog')).getByLabelText('Outfit');
    await waitFor(() => expect(document.activeElement).toBe(list));
    release();
    await within(list).findByRole('option', { name: 'Quiet Navy' });
    expect(document.activeElement).toBe(list);
  });

  it('finds an outfit by typing, and takes it by its picture', async () => {
    const { openScheduling, user } = await openCalendar({ outfits });
    const dialog = await openScheduling();
    const search = dialog.getByRole('searchbox');
    await user.type(search, 'elegant');
    expect(dialog.queryByRole('button', { name: 'Quiet Navy' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Opera Night' }));
    expect(dialog.getByLabelText<HTMLSelectElement>('Outfit').value).toBe(opera.id);
    await user.clear(search);
    await user.type(search, 'xyz');
    dialog.getByText('No outfit is called that.');
  });

  it('says so on a day that was taken meanwhile, and keeps the notes', async () => {
    const { openScheduling, user, api } = await openCalendar({ outfits });
    const dialog = await openScheduling();
    api.world.entries.push(planned(opera, tuesday));
    await user.selectOptions(dialog.getByLabelText('Outfit'), 'Quiet Navy');
    await user.click(dialog.getByLabelText('Notes (optional)'));
    await user.paste('With Bea');
    await user.click(dialog.getByRole('button', { name: 'Add to Calendar' }));
    const toast = within(await findToast('Date already scheduled'));
    toast.getByText('You already have an outfit for this date. Remove it first.');
    await waitFor(() => dayButton(/November 10.*Opera Night/));
  });

  it('that fails says so, and keeps the outfit and the notes for another try', async () => {
    const { openScheduling, user, api } = await openCalendar({ outfits });
    const dialog = await openScheduling();
    api.fail('calendar.scheduleOutfit', 'internal');
    await user.selectOptions(dialog.getByLabelText('Outfit'), 'Quiet Navy');
    await user.click(dialog.getByLabelText('Notes (optional)'));
    await user.paste('With Bea');
    await user.click(dialog.getByRole('button', { name: 'Add to Calendar' }));
    expect((await findToast('Error')).textContent).toContain('Failed to add outfit to calendar');
    api.fail('calendar.scheduleOutfit', null);
    await user.click(dialog.getByRole('button', { name: 'Add to Calendar' }));
    await screen.findByText('With Bea');
  });

  it('leads to the generator where there is no outfit', async () => {
    const { openScheduling } = await openCalendar();
    const dialog = await openScheduling();
    expect(dialog.getByRole('link', { name: 'Generate Outfit' }).getAttribute('href')).toBe('/outfits');
  });
});
