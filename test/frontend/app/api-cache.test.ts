import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiCache } from '../../../frontend/src/app/api-cache.ts';
import { editQueries, editQuery } from '../../../frontend/src/data/cache-changes.ts';

const queryKey = ['worn-days', 'statistics'];
/** The requests of the query, oldest first, which the tests answer. */
const requests: PromiseWithResolvers<string>[] = [];
const queryFn = () => {
  const request = Promise.withResolvers<string>();
  requests.push(request);
  return request.promise;
};
let cache: ApiCache;

beforeEach(() => {
  requests.length = 0;
  cache = new ApiCache();
  return () => cache.clear();
});

/** Opens a page that shows the query. Returns a function that leaves it. */
const openPage = () =>
  new QueryObserver(cache, { queryKey, queryFn, staleTime: 60_000, retry: false }).subscribe(() => undefined);

async function answer(text: string) {
  requests.at(-1)?.resolve(text);
  await vi.waitFor(() => expect(cache.getQueryData(queryKey)).toBe(text));
  // The next request, if the answer leads to one, is sent before a timer of no milliseconds ends.
  await new Promise((resolve) => setTimeout(resolve));
}

const wear = () => void cache.invalidateQueries({ queryKey: ['worn-days'] });

it('a page that was left before its answer came is read again when it is opened again', async () => {
  openPage()();
  wear();
  await answer('worn on no day');
  const leave = openPage();
  await answer('worn on 1 day');
  leave();
  expect(requests).toHaveLength(2);
});

it('an open page whose first answer may be older than a change is read again', async () => {
  const leave = openPage();
  wear();
  await answer('worn on no day');
  await answer('worn on 1 day');
  leave();
  expect(requests).toHaveLength(2);
});

it('an open page with an answer is read again once', async () => {
  const leave = openPage();
  await answer('worn on no day');
  void cache.refetchQueries({ queryKey });
  wear();
  await answer('worn on 1 day');
  leave();
  expect(requests).toHaveLength(3);
});

it('a request that fails invalidates too', async () => {
  openPage()();
  wear();
  requests[0]?.reject(new Error('unreachable'));
  await vi.waitFor(() => expect(cache.isFetching()).toBe(0));
  const leave = openPage();
  await answer('worn on 1 day');
  leave();
  expect(requests).toHaveLength(2);
});

it('a change of something else leaves a request alone', async () => {
  openPage()();
  void cache.invalidateQueries({ queryKey: ['wardrobe'] });
  await answer('worn on no day');
  openPage()();
  expect(requests).toHaveLength(1);
});

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
