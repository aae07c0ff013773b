import type { ErrorCode } from '#shared/errors';
import { measure } from './measure.ts';

const refused = (Reason: 'file' | 'size' | 'missing' | 'full') => (code: ErrorCode) =>
  measure('UploadsRefused', { Reason }, { code });
const clipped = (Outcome: 'blocked' | 'failed') => (code: ErrorCode) =>
  measure('Clips', { Outcome }, { code });

/** The refusals that are counted as they are told to a person. */
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

/** Counts the refusal of an upload or of a clip; does nothing for another error. */
export const countRefusal = (code: ErrorCode): void => counters[code]?.(code);
