import { expect, it } from 'vitest';
import { sentenceOf } from '#frontend/features/notifications/texts.ts';
import { textOf } from '#frontend/lib/error-texts.ts';
import { ApiError, type ApiErrorCode } from '#shared/contract/client';
import type { NotificationKind } from '#shared/contract/notification-kinds';

it('a notification and an error of an unknown kind have a text', () => {
  const kind = 'wished' as NotificationKind;
  const about = { thingId: 't', people: [], count: 1, outfit: null, isSeen: false, at: '' };
  expect(sentenceOf({ ...about, kind } as never)).toBe('wished');
  expect(textOf(new ApiError('word' as ApiErrorCode))).toBe(
    'Something went wrong on our side. Please try again.',
  );
});
