import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { monthlyCost, prices, transferPrice } from '../../bin/lab/capacity/cost.ts';
import { day, timesOf } from '../../bin/lab/capacity/day.ts';
import { fullBelow, limitsOf, limitTable, tableLimits } from '../../bin/lab/capacity/limits.ts';
import { replayDay } from '../../bin/lab/capacity/replay.ts';
import { busiestOwn, partitionsOf, unitsOf } from '../../bin/lab/capacity/report.ts';
import { peakPerSecond, readUnits, sizeOf, usersAt, writeUnits } from '../../bin/lab/capacity/units.ts';
import { environments } from '../../bin/lab/cost/synthesize.ts';
import { settingsOf } from '../../infra/settings.ts';

it('the units of DynamoDB follow from the bytes of names and values', () => {
  // A half for each 4 kB that are read, a whole one consistently, and one for each kB that is written.
  expect([0, 1, 4096, 4097, 9000].map((bytes) => readUnits(bytes, false))).toEqual([0.5, 0.5, 0.5, 1, 1.5]);
  expect([0, 4096, 4097].map((bytes) => readUnits(bytes, true))).toEqual([1, 1, 2]);
  expect([0, 1024, 1025, 3000].map(writeUnits)).toEqual([1, 1, 2, 3]);
  expect(['né', 7, -1234.5, true, null, undefined].map(sizeOf)).toEqual([3, 2, 4, 1, 1, 0]);
  expect(sizeOf({ name: 'abc' })).toBe(3 + 1 + 4 + 3);
  expect(sizeOf(['a', 'b'])).toBe(3 + 2 * (1 + 1));
});

it('a partition is full at a number of daily users of whom a tenth comes in the busiest hour', () => {
  expect(peakPerSecond(36_000)).toBe(1);
  // With one unit per person and day, 3,000 units per second serve 300,000 × 360 people.
  expect(usersAt(3000, 1)).toBeCloseTo(108_000_000);
  expect(usersAt(1000, 0)).toBe(Number.POSITIVE_INFINITY);
});

const page = readFileSync('docs/cost.md', 'utf8');

it('a limit is full at a number of daily users that follows from their day, and the page names it with what to change', () => {
  const calls = Object.values(day).reduce<number>((sum, times) => sum + times, 0);
  const limits = limitsOf(settingsOf(environments, 'prod'));
  const limit = (name: string) => limits.find((each) => each.name.includes(name));
  // The default of 500 a second: as many calls as 360 busiest seconds of a tenth of a day have.
  const api = limit('throttles.api');
  expect(api).toMatchObject({ rate: 500, fullAt: expect.closeTo((500 * 36_000) / calls) });
  expect(api?.needed(1e6)).toBeCloseTo((calls * 1e6 * 0.1) / 3600);
  // Three sockets are opened, and pinged for twenty minutes.
  expect(limit('throttles.sockets')?.fullAt).toBeCloseTo((100 * 36_000) / 7);
  expect(limit('mails')?.fullAt).toBe(2500);
  expect(fullBelow(limits, 4e5).map(({ name }) => name)).toEqual(['mails of Cognito', api?.name]);
  for (const line of limitTable(limits, 1e7)) expect(page).toContain(line);
});

it('the cost of the table grows with its units, and that of transfer falls with the amount', () => {
  const of = (read: number, write: number) => monthlyCost(1000, { read, write })['DynamoDB'] ?? 0;
  // A thousand people with a thousand units each on thirty days: thirty million units.
  expect(of(1000, 0) - of(0, 0)).toBeCloseTo(30 * prices.dynamodb.millionReadUnits);
  expect(of(0, 1000) - of(0, 0)).toBeCloseTo(30 * prices.dynamodb.millionWriteUnits);
  expect(transferPrice(1000)).toBeCloseTo(85);
  expect(transferPrice(60_000)).toBeCloseTo(10_000 * 0.085 + 40_000 * 0.08 + 10_000 * 0.06);
  expect(transferPrice(6_000_000)).toBeGreaterThan(transferPrice(5_999_999));
});

it('a fraction of a call is spread evenly over the people', () => {
  const times = Array.from({ length: 10 }, (_, person) => timesOf(0.3, person));
  expect(times.reduce((sum, each) => sum + each, 0)).toBe(3);
  expect(Array.from({ length: 4 }, (_, person) => timesOf(1.5, person))).toEqual([1, 2, 1, 2]);
});

it('a replayed day writes no partition by everybody’s requests, and records what likes and the feed take', async () => {
  const replay = await replayDay(
    3,
    {
      'community.listFeed': 1,
      'community.likeOutfit': 2,
      'community.addComment': 1,
      'community.followUser': 1,
      'realtime.createTicket': 1,
      'generation.startGeneration': 1,
      'outfits.setFeedback': 1,
      'outfits.setVisibility': 1,
      'calendar.scheduleOutfit': 1,
      'notifications.markSeen': 1,
      'messages.sendMessage': 1,
    },
    15,
  );
  const partitions = partitionsOf(replay);
  const year = new Date().getUTCFullYear();
  const named = (name: string) => partitions.find((each) => each.name === name);
  // Chance may put the jobs of three people in one of the sixteen slots.
  const jobs = await import('../../functions/rows/generation/generation-job.ts');
  expect(new Set(jobs.pendingSlots.map(jobs.pendingSlotOf)).size).toBe(16);
  const others = partitions.filter(({ name }) => !/pendingSlot_[0-9a-f]$/.test(name));
  expect(others.filter(({ writtenBy }) => writtenBy === 1)).toEqual([]);

  // Reading fifteen cards of less than 2 kB takes up to ten units. The likes are written by the projection.
  const cards = named(`year_${year}`);
  expect(cards?.read).toBeGreaterThan(0.5 * 3);
  expect(cards?.read).toBeLessThan(60);
  const standings = named(`standings#${year}`);
  expect(standings?.writtenBy).toBe(0);
  expect(standings?.write).toBeGreaterThan(2);
  expect(named('name_all')?.write).toBeGreaterThan(0);
  expect(busiestOwn(replay).write).toBeGreaterThan(0);
  expect(unitsOf(replay).write).toBeGreaterThan(20);

  // Each limit of the table that the page names is one of today's keys. Each turn counts 40 standings in 0.02 s.
  const counting = await import('../../functions/projections/count-standings.ts');
  const limits = tableLimits(partitions, unitsOf(replay, 'without'), counting);
  const rows = page.matchAll(/^\| [\d.]+ M \| ((?:read|write|counts|shards|runs)[^|]*) \|.*\| ([^|]*) \|$/gm);
  const shown = [...rows].map(([, name, change]) => ({ name, change }));
  expect(shown.length).toBeGreaterThan(5);
  for (const row of shown) expect(limits).toContainEqual(expect.objectContaining(row));
  const counted = partitions.find(({ name }) => name === 'name_all')?.inTurn ?? 0;
  expect(counted).toBeGreaterThanOrEqual(2);
  expect(limits.find(({ name }) => name === 'counts in turn in `name_all`')?.fullAt).toBeCloseTo(
    usersAt(2000, counted),
  );
});
