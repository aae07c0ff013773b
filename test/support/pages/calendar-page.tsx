import { screen, within } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import type { World } from '../fake/world.ts';
import { heading, type Visit, visit } from './open-page.tsx';

/** A Tuesday in the middle of November. */
export const tuesday = '2026-11-10';

/** Sets the clock to a local time. It continues to run from there. */
export const setClock = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  vi.setSystemTime(new Date(year, month - 1, day, hour, minute));

/** Sets the clock for each test of a file to noon on the Tuesday. */
export const onTuesday = () =>
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    setClock(2026, 11, 10);
  });

/** Opens the calendar. */
export async function openCalendar(content: Partial<World> = {}, path = '/calendar', options: Visit = {}) {
  const page = await visit(path, content, options);
  await heading('Outfit Calendar');
  return page;
}

/**
 * The button of a day, by its full name or by a pattern such as /November 5/. If a dialog with a calendar is open, its
 * days are searched.
 */
export function dayButton(name: RegExp | string): HTMLButtonElement {
  const month = [...document.querySelectorAll('[role=grid]')].at(-1);
  const days = [...(month?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
  const found = days.find(({ ariaLabel }) =>
    typeof name === 'string' ? ariaLabel === name : name.test(ariaLabel ?? ''),
  );
  return found ?? expect.fail(`There is no day ${name}.`);
}
export const selectedDay = () => document.getElementById('selected-day')?.textContent;
export const upcoming = () => within(screen.getByRole('region', { name: 'Upcoming Outfits' }));
export const upcomingTitles = () =>
  upcoming()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
