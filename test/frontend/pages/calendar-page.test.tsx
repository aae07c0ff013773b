import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../../support/examples/made-up.ts';
import { anEntry } from '../../support/fake/calendar.ts';
import {
  dayButton,
  openCalendar,
  selectedDay,
  setClock,
  tuesday,
  upcomingTitles,
} from '../../support/pages/calendar-page.tsx';
import { findToast, showApp } from '../../support/pages/open-page.tsx';

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('the calendar', () => {
  it('has a title, a subtitle, and today selected in its month', async () => {
    await openCalendar();
    screen.getByText('Plan your outfits for upcoming events and occasions');
    screen.getByRole('grid', { name: /November 2026/ });
    expect(selectedDay()).toBe('Tuesday, November 10, 2026');
    expect(dayButton(/November 10/).closest('[role=gridcell]')?.ariaSelected).toBe('true');
  });

  it('selects one day at a time, which stands in the address and is selected again after a reload', async () => {
    const { user, close } = await openCalendar();
    await user.click(dayButton(/November 12/));
    expect(selectedDay()).toBe('Thursday, November 12, 2026');
    expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(1);
    expect(location.search).toBe('?day=2026-11-12');
    close();
    showApp();
    await waitFor(() => expect(selectedDay()).toBe('Thursday, November 12, 2026'));
  });

  it('shows other months, keeps the selected day meanwhile, and both stand in the address', async () => {
    const { press } = await openCalendar({ outfits, entries: [planned(opera, '2027-01-15')] });
    await press('Go to the Next Month');
    await press('Go to the Next Month');
    screen.getByRole('grid', { name: /January 2027/ });
    await waitFor(() => dayButton(/January 15.*Opera Night/));
    expect(selectedDay()).toBe('Tuesday, November 10, 2026');
    expect(location.search).toBe('?month=2027-01');
  });

  it.each(['?day=2026-02-30', '?day=2024-01-01', '?day=x&month=2026-13', '?month=1999-01'])(
    'takes %s for today',
    async (query) => {
      await openCalendar({}, `/calendar${query}`);
      expect(selectedDay()).toBe('Tuesday, November 10, 2026');
      screen.getByRole('grid', { name: /November 2026/ });
    },
  );

  it('highlights days with an outfit, and says which and whether it was worn', async () => {
    await openCalendar({
      outfits,
      entries: [planned(navy, '2026-11-09', { worn: true }), planned(opera, '2026-11-20')],
    });
    await waitFor(() => dayButton('Monday, November 9, 2026, Quiet Navy, worn'));
    dayButton('Friday, November 20, 2026, Opera Night');
    dayButton('Today, Tuesday, November 10, 2026');
  });

  it('plans a year back and two ahead', async () => {
    await openCalendar({}, '/calendar?month=2025-11');
    await waitFor(() => expect(dayButton(/November 9/).disabled).toBe(true));
    expect(dayButton(/November 10/).disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Go to the Previous Month' }).ariaDisabled).toBe('true');
  });

  it('can be walked with the keyboard across months', async () => {
    const { user } = await openCalendar();
    act(() => dayButton(/November 10/).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Wednesday, December 2, 2026'));
    await user.keyboard('{Enter}');
    expect(selectedDay()).toBe('Wednesday, December 2, 2026');
  });

  it('follows midnight while it is open', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    setClock(2026, 11, 10, 23, 59);
    await openCalendar({ outfits, entries: [planned(navy, tuesday), planned(opera, '2026-11-11')] });
    await waitFor(() => expect(upcomingTitles()).toHaveLength(2));
    act(() => void vi.advanceTimersByTime(60_001));
    await waitFor(() => expect(selectedDay()).toBe('Wednesday, November 11, 2026'));
    expect(upcomingTitles()).toEqual(['Opera NightNovember 11, 2026']);
  });

  it('that cannot be loaded says so in a toast and in its place, and can be tried again', async () => {
    const { api, press } = await openCalendar({ outfits, entries: [planned(navy, tuesday)] }, '/calendar', {
      failing: 'calendar.listEntries',
    });
    expect((await findToast('Error')).textContent).toContain('Failed to load calendar entries');
    expect(screen.queryByText('No outfit scheduled')).toBeNull();
    api.fail('calendar.listEntries', null);
    await press('Try again');
    await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });
  });
});
