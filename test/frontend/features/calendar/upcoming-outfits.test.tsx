import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry } from '../../../support/fake/calendar.ts';
import {
  openCalendar,
  selectedDay,
  setClock,
  upcoming,
  upcomingTitles,
} from '../../../support/pages/calendar-page.tsx';

const navy = anOutfit({ title: 'Quiet Navy', mood: 'professional' });
const opera = anOutfit({ title: 'Opera Night', mood: 'elegant' });
const outfits = [navy, opera];
const planned = (outfit: Outfit, day: string, change = {}) => anEntry(outfit, day, change);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

describe('Upcoming Outfits', () => {
  it('says that it is loading', async () => {
    const { letGo } = await openCalendar({}, '/calendar', { held: 'calendar.listEntries' });
    upcoming().getByText('Loading...');
    letGo();
    await upcoming().findByText('No outfits scheduled yet');
  });

  it('shows the first six from today on, and leads to their days', async () => {
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
    const { user } = await openCalendar({
      outfits,
      entries: days.toReversed().map((day) => planned(navy, day)),
    });
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
});
