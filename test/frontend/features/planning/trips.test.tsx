import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ada, anItem } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { setClock } from '../../../support/pages/calendar-page.tsx';
import { findToast, heading, openPage, settled, showApp } from '../../../support/pages/open-page.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock(2026, 11, 10);
});

const clothes = [anItem({ color: 'white' }), anItem({ category: 'jeans', color: 'blue' })];

async function openTrips() {
  const api = startFakeApi({ clothes });
  const page = await openPage('/calendar/trips', { as: ada });
  await heading('Trips');
  const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { ...page, api, press, type };
}

it('a trip is asked for with a place, dates and what its days are for, and says what is missing or wrong', async () => {
  const { api, press, type, close } = await openTrips();
  await screen.findByText('No trips yet');
  await press('Make the packing list');
  for (const text of ['A place is required', 'A first day is required', 'A last day is required'])
    screen.getByText(text);
  type('First day', '2026-11-12');
  type('Last day', '2026-11-11');
  screen.getByText('The last day is before the first');
  type('Last day', '2026-11-26');
  screen.getByText('A trip has at most 14 days');
  type('First day', '2026-11-01');
  screen.getByText('The first day is over');
  type('Where to?', 'Atlantis');
  close();
  const { user } = showApp();
  await heading('Trips');
  expect(screen.getByLabelText<HTMLInputElement>('Where to?').value).toBe('Atlantis');
  type('First day', '2026-11-12');
  type('Last day', '2026-11-14');
  await press('Make the packing list');
  await screen.findByText('No such place was found');
  expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-11-12');
  type('Where to?', 'Oslo');
  expect(screen.getByLabelText<HTMLSelectElement>('Thu, Nov 12').value).toBe('travel');
  await user.selectOptions(screen.getByLabelText('Fri, Nov 13'), 'Hike');
  await press('Make the packing list');
  await heading('Oslo');
  expect(api.requestsOf('planning.createTrip').at(-1)?.body).toEqual({
    place: 'Oslo',
    days: [
      { date: '2026-11-12', occasion: 'travel' },
      { date: '2026-11-13', occasion: 'hike' },
      { date: '2026-11-14', occasion: 'travel' },
    ],
  });
  screen.getByRole('columnheader', { name: 'white shirt' });
  expect(screen.getAllByRole('img', { name: 'blue jeans' })).toHaveLength(3);
  expect(screen.getAllByText('Works in 1 outfit')).toHaveLength(2);
});

it('a trip keeps its ticks, can be printed, and stands in the list until it is removed', async () => {
  const { api, type, press, close, user } = await openTrips();
  type('Where to?', 'Oslo');
  type('First day', '2026-11-12');
  type('Last day', '2026-11-14');
  await press('Make the packing list');
  await heading('Oslo');
  await user.click(screen.getByRole('checkbox', { name: /^white shirt/ }));
  screen.getByText('1 of 2 packed');
  await settled();
  expect(api.world.trips[0]?.packed).toHaveLength(1);
  api.fail('planning.packPiece', 'internal');
  await user.click(screen.getByRole('checkbox', { name: /^blue jeans/ }));
  await findToast('Error');
  screen.getByText('1 of 2 packed');
  close();
  const again = showApp();
  await heading('Oslo');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^white shirt/ }).checked).toBe(true);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await press('Print');
  expect(print).toHaveBeenCalledOnce();

  await again.user.click(screen.getByRole('link', { name: 'All trips' }));
  const told = /Oslo.*November 12 to November 14 · 1 of 2 pieces packed/;
  await again.user.click(await screen.findByRole('link', { name: told }));
  await heading('Oslo');
  await press('Remove trip');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await findToast('Trip removed');
  await heading('Trips');
  await screen.findByText('No trips yet');
});

it('a trip that is not there any more is said to be gone', async () => {
  startFakeApi({ clothes });
  await openPage(`/calendar/trips/${crypto.randomUUID()}`, { as: ada });
  await waitFor(() => screen.getByText('This trip is not there any more'));
});
