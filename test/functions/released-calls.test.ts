import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dayFromToday } from '#shared/rules/days';
import { startApp } from '../support/app/app.ts';
import { seedItems } from '../support/rows/seed.ts';

/** A call as the released client has sent it, and what it read in the answer. `keep` names a value for later calls. */
type Recorded = {
  request: string;
  headers?: Record<string, string>;
  body?: unknown;
  status: number;
  reads?: unknown;
  keep?: Record<string, string>;
};
const recorded: Recorded[] = JSON.parse(
  readFileSync(new URL('released-calls.json', import.meta.url), 'utf8'),
);
const app = await startApp();

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/** The places where an answer lacks a field that was read, or has another type of value. */
function missed(read: unknown, answer: unknown, place = 'answer'): string[] {
  if (kindOf(read) !== kindOf(answer)) return [`${place} is ${kindOf(answer)}, not ${kindOf(read)}`];
  if (typeof read !== 'object' || read === null) return [];
  return Object.entries(read).flatMap(([name, each]) =>
    missed(each, (answer as Record<string, unknown>)[name], `${place}.${name}`),
  );
}

it('calls that the released client has made are answered as it reads them', async () => {
  const { userId, accessToken } = await app.visit();
  const [item = ''] = await seedItems(userId, ['shirt', 'trousers', 'loafers']);
  const kept: Record<string, string> = { item, day: dayFromToday(2), later: dayFromToday(4) };
  const filled = (text: string) => text.replaceAll(/\$(\w+)/g, (_, name: string) => kept[name] ?? '');
  for (const { request, headers, body, status, reads, keep = {} } of recorded) {
    const [method = '', path = ''] = filled(request).split(' ');
    const response = await fetch(`${app.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: filled(JSON.stringify(body)) }),
    });
    const text = await response.text();
    const answer: unknown = text ? JSON.parse(text) : undefined;
    expect({ request, status: response.status, text }).toEqual({ request, status, text });
    expect(missed(reads, reads === undefined ? undefined : answer), request).toEqual([]);
    expect(response.headers.get('x-build'), request).toBeTruthy();
    for (const [name, field] of Object.entries(keep))
      kept[name] = String((answer as Record<string, unknown>)[field]);
  }
});

it('a field that is gone or has another type is missed', () => {
  const read = { items: [{ id: '', price: 0 }], cursor: null };
  expect(missed(read, { items: [{ id: 'a', price: '20', more: 1 }] })).toEqual([
    'answer.items.0.price is string, not number',
    'answer.cursor is undefined, not null',
  ]);
});
