import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anItem, anOutfit } from '../../../support/examples/made-up.ts';
import { anEntry, onTuesday } from '../../../support/fake/calendar.ts';
import type { World } from '../../../support/fake/world.ts';
import {
  findToast,
  goTo,
  heading,
  settled,
  showApp,
  type Visit,
  visit,
} from '../../../support/pages/open-page.tsx';

onTuesday();

const clothes = [
  ...['white', 'navy', 'black', 'gray'].map((color) => anItem({ color })),
  anItem({ category: 'trousers', color: 'beige' }),
  anItem({ category: 'jeans', color: 'blue' }),
];
const day = (name: string) => within(screen.getByRole('region', { name }));
const title = (name: string) => day(name).getByRole('heading', { level: 3 }).textContent;

const weekdays = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .join(', ');

async function openPlan(content: Partial<World> = {}, options: Visit = {}) {
  const page = await visit('/calendar/plan', { clothes, ...content }, options);
  await heading('Plan My Week');
  return page;
}
const ready = () => screen.findByRole('button', { name: /^Save \d/ });

it('the plan of a week proposes private outfits for seven days, swaps or pins one, and does so one at a time', async () => {
  const opera = anOutfit({ title: 'Opera Night' });
  const { api, press, user } = await openPlan({ outfits: [opera], entries: [anEntry(opera, '2026-11-16')] });
  await ready();
  // A planned day is left alone.
  const planned = day('Monday').getByRole('link', { name: 'Opera Night' });
  expect(planned.getAttribute('href')).toBe('/calendar?day=2026-11-16');
  expect(day('Monday').queryByRole('button')).toBeNull();
  screen.getByRole('button', { name: 'Save 6 outfits' });
  expect(weekdays()).toBe('Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, Monday');
  screen.getByRole('link', { name: 'Add a place to your profile' });
  screen.getByText(/^Worn on more than one day: .*beige trousers \(\d days\)/);
  expect(api.requestsOf('planning.proposeWeek')).toHaveLength(1);

  const answer = api.hold('planning.proposeWeek');
  await press('Swap Tuesday');
  const before = ['Tuesday', 'Wednesday'].map(title);
  // Meanwhile nothing else is done.
  for (const name of ['Swap Wednesday', 'Pin Wednesday', 'Leave out Wednesday', 'Choosing...'])
    await press(name);
  await user.selectOptions(screen.getByLabelText('Wednesday is for'), 'Gym');
  expect(['Tuesday', 'Wednesday'].map(title)).toEqual(before);
  expect(api.requestsOf('planning.proposeWeek')).toHaveLength(2);
  answer();
  await waitFor(() => expect(title('Tuesday')).not.toBe(before[0]));
  expect(title('Wednesday')).toBe(before[1]);
  day('Wednesday').getByRole('button', { name: 'Pin Wednesday' });
  expect(day('Wednesday').getByRole<HTMLSelectElement>('combobox').value).toBe('work');

  const swapped = title('Tuesday');
  await press('Pin Tuesday');
  await press('Propose others');
  await waitFor(() => expect(title('Wednesday')).not.toBe(before[1]));
  expect(title('Tuesday')).toBe(swapped);
  await press('Start over with two weeks');
  await screen.findByRole('button', { name: 'Save 13 outfits' });
});

it('the plan of a week leaves a day out, remembers what a weekday is for, keeps all over a reload, and is saved at once', async () => {
  const first = await openPlan();
  await ready();
  await first.user.selectOptions(screen.getByLabelText('Tuesday is for'), 'Gym');
  await settled();
  expect(first.api.world.occasions.get('2')).toBe('gym');
  expect(day('Tuesday').getByRole<HTMLSelectElement>('combobox').value).toBe('gym');
  const before = title('Wednesday');
  await first.press('Leave out Tuesday');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bring Tuesday back' }));
  await first.press('Pin Wednesday');
  screen.getByRole('button', { name: 'Save 6 outfits' });
  first.close();
  const { user } = showApp();
  await ready();
  day('Tuesday').getByText('Left out of the plan.');
  expect(title('Wednesday')).toBe(before);
  day('Wednesday').getByRole('button', { name: 'Pinned Wednesday', pressed: true });
  await user.click(screen.getByRole('button', { name: 'Bring Tuesday back' }));
  screen.getByRole('button', { name: 'Save 7 outfits' });
  await first.press('Leave out Monday');
  await first.press('Save 6 outfits');
  await findToast('Plan saved');
  await heading('Outfit Calendar');
  expect(first.api.requestsOf('planning.savePlan')).toHaveLength(1);
  expect(first.api.world.entries.map(({ scheduledDate }) => scheduledDate)).toEqual(
    [10, 11, 12, 13, 14, 15].map((date) => `2026-11-${date}`),
  );
});

it('the plan of a week leads to the wardrobe where that makes no outfit, plans again once it does, and says where there is no other to swap for', async () => {
  const { api, press } = await openPlan({ clothes: [] });
  const wardrobe = await screen.findByRole('link', { name: 'Open my wardrobe' });
  expect(wardrobe.getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Tuesday' })).toBeNull();
  api.world.clothes.push(anItem(), anItem({ category: 'jeans' }));
  await press('Plan again');
  await ready();
  await press('Leave out Wednesday');
  await press('Swap Tuesday');
  await findToast('No other outfit');
  expect(title('Tuesday')).toBe('navy shirt with navy jeans');
});

it('the plan of a week loses nothing where a proposal or the saving fails, and says which day was taken meanwhile', async () => {
  const { api, press } = await openPlan({}, { failing: 'planning.proposeWeek' });
  await screen.findByRole('button', { name: 'Try again' });
  await press('Try again');
  await ready();
  const before = title('Tuesday');
  api.fail('planning.proposeWeek', 'internal');
  await press('Swap Tuesday');
  await screen.findByText('Something went wrong on our side. Please try again.');
  expect(title('Tuesday')).toBe(before);
  api.failOnce('planning.savePlan', 'internal');
  await press('Save 7 outfits');
  await settled();
  expect(title('Tuesday')).toBe(before);
  api.world.entries.push(anEntry(anOutfit({ title: 'Quicker' }), '2026-11-11'));
  await press('Save 7 outfits');
  await findToast('Not every day was saved');
  screen.getByText(/^This day got another outfit meanwhile/);
  expect(weekdays()).toBe('Wednesday');
  expect(api.world.entries).toHaveLength(7);
});

const pair = [anItem({ color: 'white' }), anItem({ category: 'jeans', color: 'blue' })];

async function openTrips() {
  const page = await visit('/calendar/trips', { clothes: pair });
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
  expect(screen.getAllByText('white shirt, blue jeans')).toHaveLength(3);
  expect(screen.getAllByText('Works in 1 outfit')).toHaveLength(2);
});

it('a trip gets other days and pieces and lines of one’s own, and is put on the calendar', async () => {
  const { api, plan, press, user } = await openTrips();
  await plan('Oslo');
  await heading('Oslo');
  await user.type(screen.getByLabelText('Underwear, charger, passport…'), 'Socks');
  fireEvent.change(screen.getByLabelText('How many'), { target: { value: '3' } });
  await press('Add');
  await user.click(await screen.findByRole('checkbox', { name: '3 × Socks' }));
  await press('Leave out white shirt');
  await user.click(await screen.findByRole('button', { name: 'Bring white shirt back' }));
  await screen.findByRole('checkbox', { name: /^white shirt/ });
  await press('Put these on my calendar');
  await findToast('Plan saved');
  expect(api.requestsOf('planning.savePlan')).toMatchObject([
    {
      body: { days: [{ title: 'Oslo: Travel' }, { title: 'Oslo: Sightseeing' }, { title: 'Oslo: Travel' }] },
    },
  ]);
  await press('Change the days');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the days' }));
  fireEvent.change(dialog.getByLabelText('Last day'), { target: { value: '2026-11-13' } });
  await user.click(dialog.getByRole('button', { name: 'Pack anew' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.world.trips[0]).toMatchObject({ days: [{}, {}], lines: [{ text: 'Socks', quantity: 3 }] });
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
