import { describe, expect, it } from 'vitest';
import { errorTexts, textOf, withLimit } from '#frontend/lib/error-texts.ts';
import { ApiError } from '#shared/contract/client';
import { errorCodes } from '#shared/errors';

describe('the words for a failure', () => {
  it.each([...errorCodes, 'unreachable' as const])(
    'are there for %s, and are a whole sentence or two',
    (code) => {
      expect(errorTexts[code]).toMatch(/^[A-Z][^{}]*$/);
      expect(textOf(new ApiError(code))).toBe(errorTexts[code]);
    },
  );

  it.each([
    ['generation.busy', 'AI service is currently busy'],
    ['generation.rate_limited', 'Too many requests'],
    ['generation.misconfigured', 'Service configuration issue'],
    ['generation.unreachable', 'Connection issue'],
    ['unreachable', 'Connection issue'],
  ] as const)('begin for %s with %j', (code, start) => {
    expect(errorTexts[code].startsWith(start)).toBe(true);
  });

  it('are the specified ones', () => {
    expect(errorTexts['generation.no_clothes']).toBe(
      'Please upload some clothing items to your wardrobe first.',
    );
    expect(errorTexts['generation.not_returned']).toBe('Outfit was not returned by the generator.');
    expect(errorTexts['auth.required']).toBe('Not authenticated');
    expect(errorTexts['upload.too_large']).toBe('Please select an image under 10MB.');
    expect(errorTexts['wardrobe.full']).toBe(
      "You've reached the maximum of 100 clothes items. Delete some to add more.",
    );
  });

  it('say which limit of the day is reached, and when it goes on where the person is', () => {
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

  it('say when a call that was made too often in a minute is possible again', () => {
    const resumesAt = new Date(2030, 4, 1, 12, 31).toISOString();
    const error = new ApiError('throttled', { counted: 'comments', limit: 60, resumesAt });
    expect(textOf(error)).toBe('Too many requests. It goes on at 12:31.');
    expect(withLimit('Failed to post comment', error)).toBe(
      'Failed to post comment. Too many requests. It goes on at 12:31.',
    );
  });

  it('are the rule’s own where the server holds a rule', () => {
    const refused = new ApiError('request.invalid', { message: 'Category is required' });
    expect(textOf(refused)).toBe('Category is required');
  });

  it('say nothing specific about an unexpected failure', () => {
    expect(textOf(new Error('secret'))).toBe(errorTexts.internal);
    expect(textOf(undefined)).toBe(errorTexts.internal);
  });
});
