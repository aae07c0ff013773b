import type { ErrorCode } from '#shared/errors';
import { measure } from './measure.ts';

const refused = (Reason: 'file' | 'size' | 'missing' | 'full') => (code: ErrorCode) =>
  measure('UploadsRefused', { Reason }, { code });
const clipped = (Outcome: 'blocked' | 'failed') => (code: ErrorCode) =>
  measure('Clips', { Outcome }, { code });

/** The error codes that are counted when a response contains them. */
const counters: Partial<Record<ErrorCode, (code: ErrorCode) => void>> = {
  'upload.invalid_file': refused('file'),
  'upload.invalid_name': refused('file'),
  'upload.too_large': refused('size'),
  'upload.missing': refused('missing'),
  'wardrobe.full': refused('full'),
  'clip.blocked': clipped('blocked'),
  'clip.refused': clipped('failed'),
  'clip.unreachable': clipped('failed'),
  'clip.unreadable': clipped('failed'),
  'clip.no_image': clipped('failed'),
  'clip.too_large': clipped('failed'),
};

/** Counts a refused upload or clip. Does nothing for other errors. */
export const countRefusal = (code: ErrorCode): void => counters[code]?.(code);
