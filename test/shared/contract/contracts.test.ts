import { expect, it } from 'vitest';
import type { Call } from '#shared/contract/define';
import { contracts } from '#shared/contract/index';

const calls = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Call>(contract).map(([name, call]) => ({ feature, name, ...call })),
);
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('gives every call a route and a name of its own, also across features', () => {
  // Routes that differ only in the name of a parameter count as the same route.
  expect(duplicates(calls.map(({ route }) => route.replaceAll(/\{\w+\}/g, '{}')))).toEqual([]);
  expect(duplicates(calls.map(({ name }) => name))).toEqual([]);
});

it('writes every route as API Gateway does, reads no body of a GET or a DELETE, and answers what is created', () => {
  for (const { route, body, status, result } of calls) {
    expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) (\/([a-z]+(-[a-z]+)*|\{[a-zA-Z]+\}))+$/);
    if (/^(GET|DELETE) /.test(route)) expect(body).toBeUndefined();
    if (status) expect(result).toBeDefined();
  }
});

it('has the calls that other apps know as functions', () => {
  const known = {
    wardrobe: ['analyzeClothing', 'detectStyle', 'previewClip'],
    images: ['signUrls', 'signUrl'],
    generation: ['startGeneration', 'getGeneration'],
    pinboard: ['getAuthUrl', 'exchangeCode', 'fetchBoards', 'fetchTrends'],
    weather: ['getWeather'],
    community: ['listRecommendations'],
  };
  for (const [feature, names] of Object.entries(known))
    expect(Object.keys(contracts[feature as keyof typeof contracts])).toEqual(expect.arrayContaining(names));
});
