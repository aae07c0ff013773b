import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestTokens } from '#infra/local/table/request-tokens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a token is known for ten minutes', () => {
  const tokens = new RequestTokens();
  tokens.remember('token', { put: 1 });
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(tokens.has('token', { put: 1 })).toBe(true);
  vi.advanceTimersByTime(1);
  expect(tokens.has('token', { put: 1 })).toBe(false);
});

test('a token that has outlived its time may stand for another request', () => {
  const tokens = new RequestTokens();
  tokens.remember('token', { put: 1 });
  expect(() => tokens.has('token', { put: 2 })).toThrow('non-identical request');
  vi.advanceTimersByTime(10 * 60_000);
  expect(tokens.has('token', { put: 2 })).toBe(false);
});
