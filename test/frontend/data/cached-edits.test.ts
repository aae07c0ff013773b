import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { editQueries, editQuery } from '../../../frontend/src/data/cached-edits.ts';

const day = ['worn-days', 'today'];
const year = ['worn-days', 'year'];
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  return () => client.clear();
});

it('an edit of an invalidated query is shown, and leaves it to be read again, or up to date', async () => {
  client.setQueryData(day, ['shirt']);
  await client.invalidateQueries({ queryKey: day });
  editQuery<string[]>(client, day, (pieces) => [...pieces, 'shoes']);
  expect(client.getQueryState(day)).toMatchObject({ data: ['shirt', 'shoes'], isInvalidated: true });
  client.setQueryData(day, ['shirt']);
  editQuery<string[]>(client, day, () => []);
  expect(client.getQueryState(day)).toMatchObject({ data: [], isInvalidated: false });
  // A query without data stays without.
  editQuery<string[]>(client, year, () => ['shirt']);
  expect(client.getQueryState(year)).toBeUndefined();
});

it('a query that an edit does not change is left as it is', async () => {
  client.setQueryData(day, ['shirt'], { updatedAt: 1 });
  await client.invalidateQueries({ queryKey: day });
  const before = client.getQueryState(day);
  editQueries(client, {}, (data) => data);
  expect(client.getQueryState(day)).toBe(before);
});

it('an edit concerns one key, or all that match, and is told which', () => {
  client.setQueryData(['worn-days'], 0);
  client.setQueryData(day, 1);
  client.setQueryData(year, 2);
  client.setQueryData(['wardrobe'], 3);
  editQuery<number>(client, ['worn-days'], (number) => number + 10);
  editQueries<number | string>(client, { queryKey: ['worn-days'] }, (data, key) => `${data} ${key.at(-1)}`);
  const all = client.getQueriesData({});
  expect(all.map(([, data]) => data)).toEqual(['10 worn-days', '1 today', '2 year', 3]);
});
