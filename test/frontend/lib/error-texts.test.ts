import { expect, it } from 'vitest';
import { errorTexts, textOf, withLimit } from '#frontend/lib/error-texts.ts';
import { ApiError } from '#shared/contract/client';
import { errorCodes } from '#shared/errors';

it('the words for a failure are there for every code, and are a whole sentence or two', () => {
  for (const code of [...errorCodes, 'unreachable'] as const) {
    expect(errorTexts[code]).toMatch(/^[A-Z][^{}]*$/);
    expect(textOf(new ApiError(code))).toBe(errorTexts[code]);
  }
});

it('the words for a failure say which limit of the day is reached, and when it goes on where the person is', () => {
  const resumesAt = new Date();
  resumesAt.setHours(24, 30, 0, 0);
  const details = { counted: 'comments', limit: 300, resumesAt: resumesAt.toISOString() };
  const error = new ApiError('limit.reached', details);
  expect(textOf(error)).toBe('You have written 300 comments today. It goes on tomorrow at 00:30.');
  expect(withLimit('Failed to post comment', error)).toBe(
    'Failed to post comment. You have written 300 comments today. It goes on tomorrow at 00:30.',
  );
  expect(withLimit('Failed to post comment', new ApiError('internal'))).toBe('Failed to post comment');
});

it('the words for a failure say when a call that was made too often in a minute is possible again', () => {
  const resumesAt = new Date(2030, 4, 1, 12, 31).toISOString();
  const error = new ApiError('throttled', { counted: 'comments', limit: 60, resumesAt });
  expect(textOf(error)).toBe('Too many requests. It goes on at 12:31.');
  expect(withLimit('Failed to post comment', error)).toBe(
    'Failed to post comment. Too many requests. It goes on at 12:31.',
  );
});

it('the words for a failure are the rule’s own where the server holds a rule, and nothing specific for an unexpected failure', () => {
  const refused = new ApiError('request.invalid', { message: 'Category is required' });
  expect(textOf(refused)).toBe('Category is required');
  expect([new Error('secret'), undefined].map(textOf)).toEqual([errorTexts.internal, errorTexts.internal]);
});
