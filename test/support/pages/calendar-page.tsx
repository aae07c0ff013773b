import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ada } from '../examples/made-up.ts';
import { type CallName, startFakeApi } from '../fake/api.ts';
import type { World } from '../fake/world.ts';
import { heading, openPage } from './open-page.tsx';

/** A Tuesday in the middle of November. */
export const tuesday = '2026-11-10';

/** Sets the clock to a local time. It continues to run from there. */
export const setClock = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  vi.setSystemTime(new Date(year, month - 1, day, hour, minute));

type Options = { failing?: CallName; held?: CallName };

/** Opens the calendar, by default on 10 November 2026, and returns helpers for what a person does there. */
export async function openCalendar(
  content: Partial<World> = {},
  path = '/calendar',
  { failing, held }: Options = {},
) {
  const api = startFakeApi(content);
  if (failing) api.fail(failing, 'request.invalid');
  const letGo = held ? api.hold(held) : () => undefined;
  const page = await openPage(path, { as: ada });
  await heading('Outfit Calendar');
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  return {
    api,
    letGo,
    ...page,
    press,
    /** Opens the dialog that schedules an outfit on the selected day, and waits until its outfits are loaded. */
    async openScheduling() {
      await page.user.click(await screen.findByRole('button', { name: 'Schedule Outfit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Outfit' }));
      await waitFor(() => expect(dialog.queryByRole('option', { name: 'Loading...' })).toBeNull());
      return dialog;
    },
  };
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
