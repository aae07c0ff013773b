import type { ErrorCode } from '#shared/errors';

/** The first match wins: a message can match several patterns, such as 'Rate limit exceeded, connection closed'. */
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

/** The error code for a failure of an AI service, chosen by words in its message. `internal` if no pattern matches. */
export const generationFailure = (message: string): ErrorCode =>
  mentions.find(([words]) => words.test(message))?.[1] ?? 'internal';
