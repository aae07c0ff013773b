import { describe, expect, it, vi } from 'vitest';
import { Trip } from '#shared/contract/planning';
import { dayFromToday } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { loseItem, packed, tripTo, visitDressed } from '../../support/calls/planning.ts';
import { seedItems } from '../../support/rows/seed.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
const read = async (person: Caller, tripId: string): Promise<Trip> =>
  (await person.call('planning', 'getTrip', { params: { tripId } })).body;

describe('a packing list', () => {
  it('has an outfit of packed pieces for each day, under the forecast there, and stays when a piece is deleted', async () => {
    const { person } = await visitDressed(app);
    const trip = await packed(person, tripTo('Luleå', 4));
    expect(Trip.strict().parse(trip)).toEqual(trip);
    expect(trip.place).toBe('Luleå, Sweden');
    const pieces = new Set(trip.pieces.map(({ itemId }) => itemId));
    for (const day of trip.days) {
      expect(day.weather).toMatchObject({ from: 'forecast' });
      expect(day.itemIds.length).toBeGreaterThan(1);
      expect(day.itemIds.every((id) => pieces.has(id))).toBe(true);
    }
    // Every packed piece is worn, and is counted in the outfits that contain it.
    const worn = new Set(trip.days.flatMap(({ itemIds }) => itemIds));
    for (const { itemId, worksIn } of trip.pieces) {
      expect(worn).toContain(itemId);
      expect(worksIn).toBeGreaterThan(0);
    }
    expect(trip.extras.map(({ category }) => category)).toEqual(['scarf']);
    expect(await read(person, trip.id)).toEqual(trip);
    await loseItem(person, trip.pieces[0]?.itemId ?? '');
    expect(await read(person, trip.id)).toEqual(trip);
  });

  it('goes by what is usual there where the forecast does not reach, and says so', async () => {
    const { person } = await visitDressed(app);
    const { days } = await packed(person, tripTo('Sevilla', 3, 14));
    expect(days.map(({ weather }) => weather?.from)).toEqual(['forecast', 'forecast', 'climate']);
    const [january] = (await packed(person, tripTo('Luleå', 1, 70))).days;
    const unknown = { low: null, high: null, windSpeed: null };
    expect(january?.weather).toEqual({ ...unknown, temperature: -6, condition: 'snow', from: 'climate' });
  });

  it('is made with two reads and a write beside its session, its key, its count and its answer', async () => {
    const { person } = await visitDressed(app);
    const calls = operations(await databaseCalls(() => packed(person, tripTo('Luleå', 7))));
    expect(calls.toSorted()).toEqual(
      [...Array(3).fill('GetItem'), 'PutItem', 'PutItem', 'Query', 'UpdateItem', 'UpdateItem'].toSorted(),
    );
  });

  it('says which days it cannot dress, and why', async () => {
    const person = await app.visit();
    await seedItems(person.userId, ['shirt', 'sneakers']);
    expect(await packed(person, tripTo('Luleå', 2))).toMatchObject({
      days: Array(2).fill({ itemIds: [], notes: ['You own no bottom or dress to make an outfit of.'] }),
      pieces: [],
    });
  });

  it('is refused for a place that does not exist, for an empty wardrobe, and for days that are over or too many', async () => {
    const { person } = await visitDressed(app);
    const make = (body: object) => person.call('planning', 'createTrip', { body });
    expect(await make(tripTo('Atlantis below', 1))).toMatchObject({
      status: 404,
      body: { code: 'weather.unknown_place' },
    });
    expect(await make({ ...tripTo('Luleå', 1), place: ' ' })).toMatchObject({ status: 400 });
    expect(await make(tripTo('Luleå', 15))).toMatchObject({ status: 400 });
    expect(await make(tripTo('Luleå', 1, -2))).toMatchObject({ status: 400 });
    const naked = await app.visit();
    expect(await naked.call('planning', 'createTrip', { body: tripTo('Luleå', 1) })).toMatchObject({
      status: 409,
      body: { code: 'generation.no_clothes' },
    });
  });

  it('keeps what is ticked, also where several pieces are ticked at the same moment', async () => {
    const { person } = await visitDressed(app);
    const { id: tripId, pieces } = await packed(person, tripTo('Luleå', 5));
    const tick = (itemId: string) => person.call('planning', 'packPiece', { params: { tripId, itemId } });
    const ids = pieces.map(({ itemId }) => itemId);
    await Promise.all([...ids, ...ids].map(tick));
    expect((await read(person, tripId)).packed.toSorted()).toEqual(ids.toSorted());
    const [first = ''] = ids;
    await person.call('planning', 'unpackPiece', { params: { tripId, itemId: first } });
    expect((await read(person, tripId)).packed).not.toContain(first);
    for (const itemId of ids) await person.call('planning', 'unpackPiece', { params: { tripId, itemId } });
    expect((await read(person, tripId)).packed).toEqual([]);
    expect(await tick('another')).toMatchObject({ status: 404 });
  });

  it('is made anew for other days and pieces, and keeps its ticks and the lines of its owner', async () => {
    const { person, itemIds } = await visitDressed(app);
    const trip = await packed(person, tripTo('Luleå', 3));
    const change = async (body: object): Promise<Trip> =>
      (await person.call('planning', 'changeTrip', { params: { tripId: trip.id }, body })).body;
    const line = { id: crypto.randomUUID(), text: 'Charger', quantity: 2 };
    expect(await change({ lines: [line] })).toEqual({ ...trip, lines: [line] });
    await person.call('planning', 'packPiece', { params: { tripId: trip.id, itemId: line.id } });
    const [first = ''] = trip.pieces.map(({ itemId }) => itemId);
    const without = await change({ without: [first] });
    const idsOf = ({ pieces }: Trip) => pieces.map(({ itemId }) => itemId);
    expect(idsOf(without)).not.toContain(first);
    const [spare = ''] = itemIds.filter((id) => id !== first && !idsOf(without).includes(id));
    const { days } = tripTo('Luleå', 2);
    const beach = await change({ added: [spare], days: days.map((day) => ({ ...day, occasion: 'beach' })) });
    expect(idsOf(beach)).toContain(spare);
    expect(beach).toMatchObject({ packed: [line.id], lines: [line], lacks: ['swimwear'], without: [first] });
    expect(beach.days).toHaveLength(2);
    expect(await read(person, trip.id)).toEqual(beach);
  });

  it('is listed with its dates and what is packed until it is removed, with one query', async () => {
    const { person } = await visitDressed(app);
    const first = await packed(person, tripTo('Luleå', 2));
    const second = await packed(person, tripTo('Oslo', 3, 4));
    await person.call('planning', 'packPiece', {
      params: { tripId: first.id, itemId: first.pieces[0]?.itemId ?? '' },
    });
    const list = () => person.call('planning', 'listTrips', { query: {} });
    const calls = await databaseCalls(async () => {
      expect((await list()).body).toMatchObject({
        items: [
          { id: second.id, place: 'Oslo, Norway', from: dayFromToday(4), to: dayFromToday(6), packed: 0 },
          { id: first.id, pieces: first.pieces.length, packed: 1 },
        ],
        cursor: null,
      });
    });
    expect(operations(calls)).toEqual(['Query']);
    const remove = () => person.call('planning', 'removeTrip', { params: { tripId: first.id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await list()).body).toMatchObject({ items: [{ id: second.id }] });
  });
});
