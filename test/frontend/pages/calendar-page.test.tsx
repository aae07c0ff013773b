import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { dateOf, dayOf } from '#frontend/features/calendar/texts.ts';
import { today } from '#frontend/lib/today.ts';
import type { Outfit } from '#shared/contract/outfits';
import { ada, anItem, anOutfit, bob } from '../../support/examples/made-up.ts';
import { anEntry, onTuesday, setClock, tuesday } from '../../support/fake/calendar.ts';
import type { World } from '../../support/fake/world.ts';
import {
  findError,
  findToast,
  goTo,
  heading,
  settled,
  showApp,
  type Visit,
  visit,
} from '../../support/pages/open-page.tsx';
import { chooseMore, modalOf, openOutfit } from '../../support/pages/outfits-page.tsx';

/** Opens the calendar. */
async function openCalendar(content: Partial<World> = {}, path = '/calendar', options: Visit = {}) {
  const page = await visit(path, content, options);
  await heading('Outfit Calendar');
  return page;
}

/**
 * The button of a day, by its full name or by a pattern such as /November 5/. If a dialog with a calendar is open, its
 * days are searched.
 */
function dayButton(name: RegExp | string): HTMLButtonElement {
  const month = [...document.querySelectorAll('[role=grid]')].at(-1);
  const days = [...(month?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const found = days.find(({ ariaLabel }) =>
    typeof name === 'string' ? ariaLabel === name : name.test(ariaLabel ?? ''),
  );
  return found ?? expect.fail(`There is no day ${name}.`);
}
const selectedDay = () => document.getElementById('selected-day')?.textContent;
const upcoming = () => within(screen.getByRole('region', { name: 'Upcoming Outfits' }));
const upcomingTitles = () =>
  upcoming()
    .queryAllByRole('button')
    .map(({ children }) =>
      [...children]
        .slice(1)
        .map(({ textContent }) => textContent)
        .join(''),
    );

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

onTuesday();

/** Opens the dialog that schedules an outfit on the selected day, and waits until its outfits are loaded. */
async function openScheduling(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Schedule Outfit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Outfit' }));
  await waitFor(() => expect(dialog.queryByRole('option', { name: 'Loading...' })).toBeNull());
  return dialog;
}

it('the calendar shows a month with its outfits and one selected day, which stand in the address, also after a reload', async () => {
  const { user, press, close } = await openCalendar({
    outfits,
    entries: [
      planned(navy, '2026-11-09', { worn: true }),
      planned(opera, '2026-11-20'),
      planned(opera, '2027-01-15'),
    ],
  });
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

it('the calendar plans a year back and two ahead, and takes an address of another time or none for today', async () => {
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

it('the calendar follows midnight while it is open', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  setClock(2026, 11, 10, 23, 59);
  await openCalendar({ outfits, entries: [planned(navy, tuesday), planned(opera, '2026-11-11')] });
  await waitFor(() => expect(upcomingTitles()).toHaveLength(2));
  act(() => void vi.advanceTimersByTime(60_001));
  await waitFor(() => expect(selectedDay()).toBe('Wednesday, November 11, 2026'));
  expect(upcomingTitles()).toEqual(['Opera NightNovember 11, 2026']);
});

it('Upcoming Outfits are loaded, or said to have failed and tried again, are the first six from today on, and lead to their days', async () => {
  const days = [9, 10, 11, 12, 13, 14].map((day) => `2026-11-${String(day).padStart(2, '0')}`);
  const entries = ['2027-01-02', '2026-12-24', ...days.toReversed()].map((day) => planned(navy, day));
  const { press, user, letGo } = await openCalendar({ outfits, entries }, '/calendar', {
    failing: 'calendar.listEntries',
    held: 'calendar.listEntries',
  });
  upcoming().getByText('Loading...');
  letGo();
  await findError('Failed to load calendar entries');
  expect(screen.queryByText('No outfit scheduled')).toBeNull();
  await press('Try again');
  await screen.findByRole('heading', { level: 3, name: 'Quiet Navy' });
  await waitFor(() =>
    expect(upcomingTitles()).toEqual([
      ...[10, 11, 12, 13, 14].map((day) => `Quiet NavyNovember ${day}, 2026`),
      'Quiet NavyDecember 24, 2026',
    ]),
  );
  await user.click(upcoming().getByRole('button', { name: /December 24/ }));
  expect(selectedDay()).toBe('Thursday, December 24, 2026');
  screen.getByRole('grid', { name: /December 2026/ });
});

it('the address for calendar apps is made, shown once, and ended', async () => {
  const { press, user, api } = await openCalendar();
  // Without any outfit, scheduling one leads to the generator.
  const scheduling = await openScheduling(user);
  expect(scheduling.getByRole('link', { name: 'Generate Outfit' }).getAttribute('href')).toBe('/outfits');
  await user.keyboard('{Escape}');
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

it('a planned outfit that the forecast no longer suits says so, and is swapped at one tap, which is undone', async () => {
  const weather = {
    ...{ temperature: -4, low: -9, high: -4, windSpeed: null },
    ...({ condition: 'snow', from: 'forecast' } as const),
  };
  const coat = anItem({ category: 'coat' });
  const { press, api } = await openCalendar({
    clothes: [coat],
    outfits: [...outfits],
    entries: [planned(navy, tuesday)],
    misfits: [
      {
        date: tuesday,
        weather,
        notes: ['It has no coat.'],
        instead: { title: 'Warmer', itemIds: [coat.id] },
      },
    ],
  });
  await screen.findByText('The forecast has changed: -4°, snow. It has no coat.');
  await press('Swap for one that suits it');
  await screen.findByRole('heading', { level: 3, name: 'Warmer' });
  await press('Undo');
  await hasQuietNavy();
  expect(api.requestsOf('calendar.updateEntry').at(-1)).toMatchObject({ body: { outfitId: navy.id } });
});

it('the selected day shows its outfit, which is removed at once, put back when that fails, and undone', async () => {
  const entry = planned(navy, tuesday, { notes: 'Opera with Bea' });
  const { press, user, api } = await openCalendar({ outfits, entries: [entry] });
  const day = within(screen.getByRole('region', { name: 'Tuesday, November 10, 2026' }));
  await hasQuietNavy();
  day.getByText('Mood: professional');
  day.getByText('Opera with Bea');
  await waitFor(() => expect(day.queryAllByText('navy trousers', { ignore: false })).not.toEqual([]));
  api.failOnce('calendar.removeEntry', 'internal');
  await press('Remove from Calendar');
  await findError('Failed to remove outfit from calendar');
  await hasQuietNavy();

  await press('Remove from Calendar');
  await screen.findByText('No outfit scheduled');
  screen.getByRole('button', { name: 'Schedule Outfit' });
  const toast = within(await findToast('Removed from calendar'));
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
  api.failOnce('calendar.updateEntry', 'internal');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findError('Failed to update calendar entry');
  expect(notes.value).toBe('Opera at eight');
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
  const undo = within(await findToast('Calendar updated'));
  fireEvent.click(undo.getByRole('button', { name: 'Undo' }));
  await waitFor(() => dayButton(/November 13.*Opera Night/));
  drag(/November 13/, /November 14/);
  await waitFor(() => dayButton(/November 14.*Opera Night/));
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
  // Undone, the day has the outfit that was planned.
  const toasts = screen.getAllByRole('button', { name: 'Undo' });
  await user.click(toasts[0] as HTMLElement);
  await waitFor(() => dayButton('Sunday, November 8, 2026, Quiet Navy'));
  expect(api.world.outfitWears.get(opera.id)).toEqual([]);
});

it('who removes a worn day is asked whether it was worn', async () => {
  const { press, user, api } = await openCalendar(
    { outfits, entries: [planned(navy, '2026-11-09')] },
    '/calendar?day=2026-11-09',
  );
  await hasQuietNavy();
  await press('Wore it');
  await screen.findByText('Worn');
  await press('Remove from Calendar');
  const dialog = within(await screen.findByRole('dialog', { name: 'Was it worn?' }));
  await user.click(dialog.getByRole('button', { name: /not worn/ }));
  await screen.findByText('No outfit scheduled');
  await waitFor(() => expect(api.world.outfitWears.get(navy.id)).toEqual([]));
  expect(api.world.entries).toEqual([]);
});

it('scheduling an outfit takes one from the list or by its picture, with notes, which are kept when it fails, and is told when the day was taken', async () => {
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
  expect(add.ariaDisabled).toBe('true');
  await user.selectOptions(list, 'Quiet Navy');
  await user.click(dialog.getByPlaceholderText('Add notes about the occasion or outfit...'));
  await user.paste('With Bea');
  api.failOnce('calendar.scheduleOutfit', 'internal');
  await user.click(add);
  await findError('Failed to add outfit to calendar');
  await user.click(add);
  within(await findToast('Added to calendar')).getByText('Outfit scheduled for November 10, 2026');
  await screen.findByText('With Bea');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dayButton(/November 10.*Quiet Navy/);
  expect(upcomingTitles()).toEqual(['Quiet NavyNovember 10, 2026']);
  expect(api.requestsOf('calendar.scheduleOutfit')).toHaveLength(2);
  await user.click(dayButton(/November 11/));
  const other = await openScheduling(user);
  // Meanwhile the day is taken.
  api.world.entries.push(planned(opera, '2026-11-11'));
  await user.selectOptions(other.getByLabelText('Outfit'), 'Quiet Navy');
  await user.click(other.getByRole('button', { name: 'Add to Calendar' }));
  const toast = within(await findToast('Date already scheduled'));
  toast.getByText('You already have an outfit for this date. Remove it first.');
  await waitFor(() => dayButton(/November 11.*Opera Night/));
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
  expect(add.ariaDisabled).toBe('true');
  expect(dialog.getByRole('link', { name: 'Open calendar' }).getAttribute('href')).toBe('/calendar');
  await user.click(dayButton(/November 12/));
  dialog.getByText('Thursday, November 12, 2026');
  await user.click(notes);
  await user.paste('With Bea');
  api.failOnce('calendar.scheduleOutfit', 'calendar.date_taken');
  await user.click(add);
  await findToast('Date already scheduled');
  expect(notes.value).toBe('With Bea');

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

const zone = process.env['TZ'];
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it('a day is the same day in the month calendar, in every time zone', () => {
  // Leap days, the last day of a year, and days on which clocks change (in Cairo and São Paulo at midnight).
  const days = ['2028-02-29', '2026-12-31', '2026-03-29', '2026-10-25', '2018-11-04', '2026-04-24'];
  for (const timeZone of [
    'Pacific/Kiritimati',
    'Pacific/Honolulu',
    'America/Sao_Paulo',
    'Africa/Cairo',
    'Europe/Stockholm',
  ]) {
    process.env['TZ'] = timeZone;
    expect([timeZone, ...days.map((day) => dayOf(dateOf(day)))]).toEqual([timeZone, ...days]);
  }
});

it('today is the day of the device', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:30:00Z') });
  process.env['TZ'] = 'Pacific/Kiritimati';
  expect(today()).toBe('2026-11-11');
  process.env['TZ'] = 'Pacific/Honolulu';
  expect(today()).toBe('2026-11-10');
  vi.setSystemTime(new Date('2026-11-10T09:30:00Z'));
  expect(today()).toBe('2026-11-09');
});

it('a day says its forecast, in the month and in the week', async () => {
  const forecast = [{ date: tuesday, condition: 'rain' as const, low: -3.4, high: 12 }];
  await openCalendar({ forecast, profiles: new Map([[ada.userId, { location: 'Bergen' }]]) });
  await waitFor(() => expect(dayButton(/rain, -3 to 12 degrees/).textContent).toBe('1012°-3°'));
  expect(screen.getByRole('list', { name: 'This week' }).textContent).toContain('rain, -3 to 12 degrees');
});

it('a trip is a bar over its days in each row of the month, which opens it, without a call of its own', async () => {
  const days = ['2026-11-13', '2026-11-17'].map((date) => ({
    date,
    occasion: 'everyday' as const,
    weather: null,
  }));
  const trip = {
    ...{
      userId: ada.userId,
      id: '6a1e2c1e-1d6e-4d36-8a53-1a1f2c7b0a09',
      place: 'Lisbon',
      pieces: [],
      extras: [],
    },
    ...{ packed: [], without: [], added: [], lines: [], lacks: [], createdAt: `${tuesday}T10:00:00.000Z` },
    days: days.map((day) => ({ ...day, itemIds: [], notes: [] })),
  };
  const { api } = await openCalendar({ trips: [trip] });
  const bars = await screen.findAllByRole('link', { name: /^Trip to Lisbon, November 13, 2026 to/ });
  expect(bars.map(({ style }) => style.width)).toEqual(['calc(300% - 4px)', 'calc(200% - 4px)']);
  expect(bars[0]?.getAttribute('href')).toBe(`/calendar/trips/${trip.id}`);
  expect(api.requestsOf('styling.readStyling')).toHaveLength(1);
});
