import type { ErrorCode } from '#shared/errors';

/** In this order: a message can mention more than one, as 'Rate limit exceeded, connection closed' does. */
const mentions: readonly [RegExp, ErrorCode][] = [
  [/overloaded|\b503\b|ServiceUnavailable|ModelNotReady|ModelTimeout/i, 'generation.busy'],
  [/rate limit|\b429\b|throttl|quota ?exceeded|too many (requests|tokens)/i, 'generation.rate_limited'],
  [/no clothes found/i, 'generation.no_clothes'],
  [
    /authenticat|\b40[0134]\b|credential|AccessDenied|UnrecognizedClient|ResourceNotFound|ValidationException/i,
    'generation.misconfigured',
  ],
  [/connection|network|timeout|timed out|ECONN|ENOTFOUND|EAI_AGAIN|socket/i, 'generation.unreachable'],
];

/** What a failure of the AI service means for the person who waits, told from what its message mentions. */
export const generationFailure = (message: string): ErrorCode =>
  mentions.find(([words]) => words.test(message))?.[1] ?? 'internal';
