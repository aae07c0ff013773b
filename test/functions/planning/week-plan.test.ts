import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { type Misfit, WeekProposal } from '#shared/contract/planning';
import { dayFromToday } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { listed, schedule } from '../../support/calls/calendar.ts';
import { makeOutfit, outfitOf, removeOutfit } from '../../support/calls/outfits.ts';
import {
  daysAhead,
  loseItem,
  propose,
  toSave,
  visitDressed,
  visitMisfit,
} from '../../support/calls/planning.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { seedItems } from '../../support/rows/seed.ts';
import { openMeteo, unreachable } from '../../support/stubs/open-meteo.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') });
const app = await startFunctions();
afterEach(() => vi.restoreAllMocks());

const idsOf = (day: WeekProposal['days'][number] | undefined) =>
  day?.outfit?.pieces.map(({ itemId }) => itemId) ?? [];
const save = (person: Caller, proposal: WeekProposal) =>
  person.call('planning', 'savePlan', { body: toSave(proposal) });

describe('a week that is proposed', () => {
  it('has an outfit for each day, by the forecast of the day and what its weekday is for', async () => {
    const { person } = await visitDressed(app, 'Luleå');
    const asked = openMeteo();
    const proposal = await propose(person, daysAhead(7));
    expect(WeekProposal.strict().parse(proposal)).toEqual(proposal);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/search', '/v1/forecast']);
    expect(proposal).toMatchObject({ place: 'Luleå, Sweden', noWeather: null });
    expect(proposal.days.map(({ date }) => date)).toEqual(daysAhead(7).map(({ date }) => date));
    // The first day, 10 November 2026, is a Tuesday.
    expect(proposal.days.map(({ occasion }) => occasion)).toEqual([
      ...Array(4).fill('work'),
      ...Array(2).fill('everyday'),
      'work',
    ]);
    for (const day of proposal.days) {
      expect(day.weather).toMatchObject({ from: 'forecast' });
      expect(day.outfit?.pieces.length).toBeGreaterThan(2);
    }
  });

  it('takes seven database calls, the count of the day and the read of the session', async () => {
    const { person } = await visitDressed(app, 'Luleå');
    const [outfit] = await seedOutfits(person.userId, 1);
    await schedule(person, outfit?.id ?? '', dayFromToday(2));
    const calls = await databaseCalls(() => propose(person, daysAhead(7)));
    expect(operations(calls).toSorted()).toEqual(
      ['BatchGetItem', ...Array(3).fill('GetItem'), ...Array(4).fill('Query'), 'UpdateItem'].toSorted(),
    );
  });

  it('leaves alone the days that have an outfit, and does not wear its pieces', async () => {
    const { person, itemIds } = await visitDressed(app);
    const [shirt = '', , , trousers = '', , , loafers = ''] = itemIds;
    const { id } = await makeOutfit(person, [shirt, trousers, loafers], { title: 'Mine' });
    await schedule(person, id, dayFromToday(1));
    const { days } = await propose(person, daysAhead(2));
    expect(days[1]).toMatchObject({
      taken: { title: 'Mine', itemIds: [shirt, trousers, loafers] },
      outfit: null,
    });
    expect(idsOf(days[0])).not.toContain(shirt);
    expect(idsOf(days[0])).not.toContain(trousers);
  });

  it('keeps what is pinned, and swaps what is not wanted', async () => {
    const { person } = await visitDressed(app);
    const [today, tomorrow] = (await propose(person, daysAhead(2))).days;
    const again = await propose(person, [
      { date: dayFromToday(0), keep: idsOf(today) },
      { date: dayFromToday(1), avoid: [idsOf(tomorrow)] },
    ]);
    expect(idsOf(again.days[0])).toEqual(idsOf(today));
    expect(idsOf(again.days[1])).not.toEqual(idsOf(tomorrow));
    expect(idsOf(again.days[1]).length).toBeGreaterThan(1);
  });

  it('proposes another outfit in place of a kept one whose piece is gone', async () => {
    const { person } = await visitDressed(app);
    const [day] = (await propose(person, daysAhead(1))).days;
    const keep = idsOf(day);
    await loseItem(person, keep[0] ?? '');
    const [again] = (await propose(person, [{ date: dayFromToday(0), keep }])).days;
    expect(idsOf(again)).not.toContain(keep[0]);
    expect(idsOf(again).length).toBeGreaterThan(1);
  });

  it('remembers what a weekday is for', async () => {
    const { person } = await visitDressed(app);
    const put = (occasion: string) =>
      person.call('planning', 'setOccasion', { params: { weekday: '2' }, body: { occasion } });
    expect(await put('gym')).toMatchObject({ status: 204 });
    expect((await propose(person, daysAhead(1))).days[0]?.occasion).toBe('gym');
    expect((await propose(person, daysAhead(1, 1))).days[0]?.occasion).toBe('work');
    expect(await put('shopping for ghosts')).toMatchObject({ status: 400 });
  });

  it('is made without weather where no place is known or Open-Meteo fails, and says so', async () => {
    const { person } = await visitDressed(app);
    expect(await propose(person, daysAhead(1))).toMatchObject({
      place: null,
      noWeather: 'no place',
      days: [{ weather: null, outfit: {} }],
    });
    const { person: bea } = await visitDressed(app, 'Oslo');
    openMeteo(unreachable);
    expect((await propose(bea, daysAhead(1))).days[0]?.weather).toMatchObject({ from: 'climate' });
    const { person: eve } = await visitDressed(app, 'Nowhere on Sea');
    expect(await propose(eve, daysAhead(1))).toMatchObject({ place: null, noWeather: 'unavailable' });
  });

  it('is refused for no days, too many, days out of order or too far, and pieces that are none', async () => {
    const { person } = await visitDressed(app);
    for (const days of [
      [],
      daysAhead(15),
      daysAhead(2).reverse(),
      [{ date: '2027-11-10' }],
      [{ date: dayFromToday(0), keep: ['x'] }],
    ])
      expect(await person.call('planning', 'proposeWeek', { body: { days } })).toMatchObject({ status: 400 });
  });
});

describe('a week that is saved', () => {
  it('stands in the calendar, each day with a private outfit that has texts and a brief', async () => {
    const { person } = await visitDressed(app, 'Luleå');
    const proposal = await propose(person, daysAhead(3));
    const { status, body } = await save(person, proposal);
    expect(status).toBe(201);
    expect(body).toMatchObject({ days: Array(3).fill({ outcome: 'saved' }) });
    const { items } = await listed(person);
    expect(items.map(({ outfit }) => outfit.title)).toEqual(proposal.days.map(({ outfit }) => outfit?.title));
    const outfit = await outfitOf(person, items[0]?.outfitId ?? '');
    expect(outfit).toMatchObject({
      isPublic: false,
      occasion: 'work',
      prompt: '',
      brief: { weather: { from: 'forecast' } },
      recommendedClothes: idsOf(proposal.days[0]),
    });
    expect(outfit.reasoning).not.toContain('put this together yourself');
  });

  it('tells the forecast that it was made for, and is told anew where a piece is replaced', async () => {
    const { person, itemIds } = await visitDressed(app, 'Luleå');
    const [brown = ''] = await seedItems(person.userId, ['boots'], { color: 'brown' });
    const proposal = await propose(person, daysAhead(1));
    const { body } = await save(person, proposal);
    const outfitId = (body as { days: { outfitId: string }[] }).days[0]?.outfitId ?? '';
    const before = await outfitOf(person, outfitId);
    expect(before.brief?.weather?.temperature).toBe(proposal.days[0]?.weather?.temperature);
    expect(before.brief?.day?.date).toBe(dayFromToday(0));
    const navy = itemIds[8] ?? '';
    const boots = before.aiAnalysis.outfitVisualization.items.find(({ category }) => category === 'boots');
    const { body: replaced } = await person.call('outfits', 'replaceItem', {
      params: { outfitId, itemId: boots?.itemId ?? '' },
      body: { replacementId: boots?.itemId === brown ? navy : brown },
    });
    expect((replaced as Outfit).reasoning).not.toContain('put this together yourself');
    expect((replaced as Outfit).description).toContain(
      boots?.itemId === brown ? 'navy boots' : 'brown boots',
    );
  });

  it('reads the wardrobe once and takes a transaction a day', async () => {
    const { person } = await visitDressed(app);
    const proposal = await propose(person, daysAhead(3));
    const calls = operations(await databaseCalls(() => save(person, proposal)));
    expect(calls.filter((name) => name === 'Query')).toHaveLength(1);
    expect(calls.filter((name) => name === 'TransactWriteItems')).toHaveLength(3);
    // The other calls read the session and write the key of the intent, the daily count and the stored answer.
    expect(calls).toHaveLength(3 + 1 + 4);
  });

  it('says which days were taken meanwhile, keeps what stands there, and takes a day whose outfit was deleted', async () => {
    const { person } = await visitDressed(app);
    const proposal = await propose(person, daysAhead(2));
    const [outfit, deleted] = await seedOutfits(person.userId, 2);
    await schedule(person, outfit?.id ?? '', dayFromToday(0));
    await schedule(person, deleted?.id ?? '', dayFromToday(1));
    await removeOutfit(person, deleted?.id ?? '');
    expect((await save(person, proposal)).body).toMatchObject({
      days: [{ outcome: 'taken', outfitId: null }, { outcome: 'saved' }],
    });
    expect((await listed(person)).items.map(({ outfitId }) => outfitId)[0]).toBe(outfit?.id);
    const { body } = await person.call('outfits', 'listOutfits', { query: {} });
    expect((body as { items: Outfit[] }).items).toHaveLength(2);
  });

  it('is stored once where two plans for one day are saved at the same moment', async () => {
    const { person } = await visitDressed(app);
    const proposal = await propose(person, daysAhead(2));
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(person, proposal)));
    const outcomes = answers.map(({ body }) => (body as { days: { outcome: string }[] }).days[0]?.outcome);
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(4);
    expect((await listed(person)).items).toHaveLength(2);
  });

  it('leaves out a day whose piece is gone or not one’s own, and must be of pieces that can be worn together', async () => {
    const { person, itemIds } = await visitDressed(app);
    const { person: stranger } = await visitDressed(app);
    const proposal = await propose(person, daysAhead(1));
    expect((await save(stranger, proposal)).body).toMatchObject({ days: [{ outcome: 'gone' }] });
    const [day] = toSave(proposal).days;
    const body = { days: [{ ...day, itemIds: itemIds.slice(0, 2) }] };
    expect(await person.call('planning', 'savePlan', { body })).toMatchObject({ status: 400 });
    await loseItem(person, idsOf(proposal.days[0])[0] ?? '');
    expect((await save(person, proposal)).body).toMatchObject({ days: [{ outcome: 'gone' }] });
  });
});

describe('a planned outfit', () => {
  it('that the forecast no longer suits is named with its reasons and one that it suits', async () => {
    const { person, date } = await visitMisfit(app);
    const misfits = async (): Promise<Misfit[]> =>
      (await person.call('planning', 'listMisfits', { query: { today: dayFromToday(0) } })).body;
    const [first, ...others] = await misfits();
    expect([first?.date, first?.weather.from, others]).toEqual([date, 'forecast', []]);
    expect(first?.notes.join(' ')).toMatch(/coat|warm|cold/);
    const [entry] = (await listed(person, { from: date, to: date })).items;
    const other = await makeOutfit(person, first?.instead.itemIds ?? [], { title: first?.instead.title });
    expect(other.aiAnalysis.outfitVisualization.items.map(({ category }) => category)).toContain('t-shirt');
    await person.call('calendar', 'updateEntry', {
      params: { entryId: entry?.id ?? '' },
      body: { outfitId: other.id },
    });
    expect(await misfits()).toEqual([]);
  });
});
