import { act, screen, waitFor, within } from '@testing-library/react';
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
  upcoming,
  upcomingTitles,
} from '../../support/pages/calendar-page.tsx';
import { findToast, goTo, heading, showApp } from '../../support/pages/open-page.tsx';

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('the calendar', () => {
  it('shows a month with its outfits and one selected day, which stand in the address, also after a reload', async () => {
    const { user, press, close } = await openCalendar({
      outfits,
      entries: [
        planned(navy, '2026-11-09', { worn: true }),
        planned(opera, '2026-11-20'),
        planned(opera, '2027-01-15'),
      ],
    });
    screen.getByText('Plan your outfits for upcoming events and occasions');
    screen.getByRole('grid', { name: /November 2026/ });
    expect(selectedDay()).toBe('Tuesday, November 10, 2026');
    expect(dayButton(/November 10/).closest('[role=gridcell]')?.ariaSelected).toBe('true');
    await waitFor(() => dayButton('Monday, November 9, 2026, Quiet Navy, worn'));
    dayButton('Friday, November 20, 2026, Opera Night');
    dayButton('Today, Tuesday, November 10, 2026');
    // Other months keep the selected day.
    await press('Go to the Next Month');
    await press('Go to the Next Month');
    screen.getByRole('grid', { name: /January 2027/ });
    await waitFor(() => dayButton(/January 15.*Opera Night/));
    expect(selectedDay()).toBe('Tuesday, November 10, 2026');
    expect(location.search).toBe('?month=2027-01');
    await press('Go to the Previous Month');
    await press('Go to the Previous Month');
    act(() => dayButton(/November 10/).focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Wednesday, December 2, 2026'));
    await user.keyboard('{Enter}');
    expect(selectedDay()).toBe('Wednesday, December 2, 2026');
    await user.click(dayButton(/December 4/));
    expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(1);
    expect(location.search).toBe('?day=2026-12-04');
    close();
    showApp();
    await waitFor(() => expect(selectedDay()).toBe('Friday, December 4, 2026'));
  });

  it('plans a year back and two ahead, and takes an address of another time or none for today', async () => {
    await openCalendar({}, '/calendar?month=2025-11');
    await waitFor(() => expect(dayButton(/November 9/).disabled).toBe(true));
    expect(dayButton(/November 10/).disabled).toBe(false);
    expect(screen.getByRole('button', { name: 'Go to the Previous Month' }).ariaDisabled).toBe('true');
    for (const query of ['?day=2026-02-30', '?day=2024-01-01', '?day=x&month=2026-13', '?month=1999-01']) {
      goTo('/policy');
      await heading('Integritetspolicy');
      goTo(`/calendar${query}`);
      await heading('Outfit Calendar');
      expect(selectedDay()).toBe('Tuesday, November 10, 2026');
      screen.getByRole('grid', { name: /November 2026/ });
    }
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

it('Upcoming Outfits are loaded, are the first six from today on, and lead to their days', async () => {
  const navy = anOutfit();
  const days = [
    '2026-11-09',
    '2026-11-10',
    '2026-11-11',
    '2026-12-24',
    '2027-01-02',
    '2027-03-01',
    '2027-04-01',
    '2027-05-01',
  ];
  const entries = days.toReversed().map((day) => anEntry(navy, day));
  const { user, letGo } = await openCalendar({ outfits: [navy], entries }, '/calendar', {
    held: 'calendar.listEntries',
  });
  upcoming().getByText('Loading...');
  letGo();
  await waitFor(() =>
    expect(upcomingTitles()).toEqual([
      'Quiet NavyNovember 10, 2026',
      'Quiet NavyNovember 11, 2026',
      'Quiet NavyDecember 24, 2026',
      'Quiet NavyJanuary 2, 2027',
      'Quiet NavyMarch 1, 2027',
      'Quiet NavyApril 1, 2027',
    ]),
  );
  await user.click(upcoming().getByRole('button', { name: /December 24/ }));
  expect(selectedDay()).toBe('Thursday, December 24, 2026');
  screen.getByRole('grid', { name: /December 2026/ });
});

describe('the address for calendar apps', () => {
  it('is made, shown once, and ended', async () => {
    const { press, user, api } = await openCalendar();
    await press('Subscribe in a calendar app');
    const dialog = within(await screen.findByRole('dialog', { name: 'Subscribe in a calendar app' }));
    await user.click(await dialog.findByRole('button', { name: 'Make an address' }));
    const address = await dialog.findByLabelText<HTMLInputElement>('Your address');
    expect(address.value).toBe(`${location.origin}/api/calendar-feed/outfits.ics?key=ada.secret`);
    await user.click(dialog.getByRole('button', { name: 'End the address' }));
    await findToast('The address was ended');
    await dialog.findByRole('button', { name: 'Make an address' });
    expect(dialog.queryByLabelText('Your address')).toBeNull();
    expect(api.requestsOf('calendar.removeFeed')).toHaveLength(1);
  });
});
