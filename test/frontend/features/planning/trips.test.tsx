import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anItem } from '../../../support/examples/made-up.ts';
import { onTuesday } from '../../../support/pages/calendar-page.tsx';
import { findToast, goTo, heading, settled, showApp, visit } from '../../../support/pages/open-page.tsx';

onTuesday();

const clothes = [anItem({ color: 'white' }), anItem({ category: 'jeans', color: 'blue' })];

async function openTrips() {
  const page = await visit('/calendar/trips', { clothes });
  await heading('Trips');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    ...page,
    type,
    plan(place: string) {
      type('Where to?', place);
      type('First day', '2026-11-12');
      type('Last day', '2026-11-14');
      return page.press('Make the packing list');
    },
  };
}

it('a trip is asked for with a place, dates and what its days are for, and says what is missing or wrong', async () => {
  const { api, plan, press, type, close } = await openTrips();
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
  await plan('Atlantis');
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

it('a trip keeps its ticks, can be printed, and stands in the list until it is removed and said to be gone', async () => {
  const { api, plan, press, close, user } = await openTrips();
  await plan('Oslo');
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
  goTo(`/calendar/trips/${crypto.randomUUID()}`);
  await screen.findByText('This trip is not there any more');
});
