import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import {
  dayButton,
  openCalendar,
  selectedDay,
  setClock,
  tuesday,
} from '../../../support/pages/calendar-page.tsx';
import { findToast, settled } from '../../../support/pages/open-page.tsx';

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

const drag = (from: RegExp, to: RegExp) => {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type),
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(dayButton(from), { dataTransfer });
  fireEvent.dragOver(dayButton(to), { dataTransfer });
  fireEvent.drop(dayButton(to), { dataTransfer });
};
const hasQuietNavy = () => screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });

it('the selected day shows its outfit, which is removed at once, put back when that fails, and undone', async () => {
  const entry = planned(navy, tuesday, { notes: 'Opera with Bea' });
  const { press, user, api } = await openCalendar({ outfits, entries: [entry] });
  const day = within(screen.getByRole('region', { name: 'Tuesday, November 10, 2026' }));
  await hasQuietNavy();
  day.getByText('Mood: professional');
  day.getByText('Opera with Bea');
  await waitFor(() => expect(day.queryAllByRole('presentation', { hidden: true })).not.toEqual([]));
  api.fail('calendar.removeEntry', 'internal');
  await press('Remove from Calendar');
  expect((await findToast('Error')).textContent).toContain('Failed to remove outfit from calendar');
  await hasQuietNavy();

  api.fail('calendar.removeEntry', null);
  await press('Remove from Calendar');
  await screen.findByText('No outfit scheduled');
  screen.getByRole('button', { name: 'Schedule Outfit' });
  const toast = within(await findToast('Removed from calendar'));
  toast.getByText('Outfit unscheduled successfully');
  dayButton('Today, Tuesday, November 10, 2026');
  expect(api.world.entries).toEqual([]);
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Opera with Bea');
  expect(api.world.entries).toMatchObject([{ outfitId: navy.id, scheduledDate: tuesday }]);
});

it('a planned day is rescheduled with its notes, where taken days cannot be chosen, or keeps what was typed', async () => {
  const entries = [planned(navy, tuesday, { notes: 'Opera' }), planned(opera, '2026-11-13')];
  const { press, user, api } = await openCalendar({ outfits, entries });
  await screen.findByText('Opera');
  await press('Reschedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  const notes = dialog.getByLabelText<HTMLTextAreaElement>('Notes (optional)');
  expect(dayButton(/November 13/).disabled).toBe(true);
  await user.click(dayButton(/November 12/));
  await user.click(notes);
  await user.paste(' at eight');
  api.fail('calendar.updateEntry', 'internal');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await findToast('Error')).textContent).toContain('Failed to update calendar entry');
  expect(notes.value).toBe('Opera at eight');
  api.fail('calendar.updateEntry', null);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  within(await findToast('Calendar updated')).getByText('Outfit rescheduled successfully');
  await waitFor(() => expect(selectedDay()).toBe('Thursday, November 12, 2026'));
  screen.getByText('Opera at eight');
  expect(api.world.entries[0]).toMatchObject({ scheduledDate: '2026-11-12', notes: 'Opera at eight' });
  // A day that lies ahead was not worn yet.
  expect(screen.queryByRole('button', { name: /^Wore/ })).toBeNull();
});

it('a planned day is dragged to a free day, and goes back when that fails', async () => {
  const entries = [planned(navy, tuesday), planned(opera, '2026-11-13')];
  const { api } = await openCalendar({ outfits, entries });
  await waitFor(() => dayButton(/November 13.*Opera Night/));
  drag(/November 13/, /November 14/);
  await waitFor(() => dayButton(/November 14.*Opera Night/));
  await findToast('Calendar updated');
  drag(/November 14/, /November 10/);
  await settled();
  dayButton(/November 14.*Opera Night/);
  api.fail('calendar.updateEntry', 'internal');
  drag(/November 14/, /November 15/);
  await findToast('Error');
  await waitFor(() => dayButton(/November 14.*Opera Night/));
});

it('a past day is marked as worn, which counts for the pieces, or shows what else was worn', async () => {
  const { press, user, api } = await openCalendar(
    { outfits, entries: [planned(navy, '2026-11-08'), planned(navy, '2026-11-09')] },
    '/calendar?day=2026-11-09',
  );
  await hasQuietNavy();
  await press('Wore it');
  await findToast('Counted as worn');
  await screen.findByText('Worn');
  dayButton('Monday, November 9, 2026, Quiet Navy, worn');
  expect(api.requestsOf('outfits.wearOutfit')).toMatchObject([
    { params: { outfitId: navy.id, date: '2026-11-09' } },
  ]);
  await user.click(dayButton(/November 8/));
  await press('Wore something else');
  const dialog = within(await screen.findByRole('dialog', { name: 'What did you wear?' }));
  await user.click(await dialog.findByRole('button', { name: 'Opera Night' }));
  await user.click(dialog.getByRole('button', { name: 'I wore this' }));
  await waitFor(() => dayButton('Sunday, November 8, 2026, Opera Night, worn'));
  expect(api.world.entries[0]).toMatchObject({ outfitId: opera.id, worn: true });
});
