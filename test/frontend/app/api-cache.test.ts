import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiCache } from '../../../frontend/src/app/api-cache.ts';

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

/** Answers the last request. */
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
