/** A failed request to an external service. `status` is 0 if the service did not respond. */
export class ExternalServiceError extends Error {
  readonly status: number;
  /** The parsed JSON of the response, or null if there is none. */
  readonly body: unknown;
  /** The seconds until the next request is allowed, at most an hour. Null if the service does not say it. */
  readonly retryAfter: number | null;
  constructor(service: string, answer: Answer | null, cause?: unknown) {
    super(`${service} has failed with ${answer?.status ?? 'no answer'}.`, { cause });
    this.status = answer?.status ?? 0;
    this.body = answer?.body ?? null;
    this.retryAfter = answer && secondsToWait(answer.headers);
  }
}
type Answer = { status: number; headers: Headers; body: unknown };

const longestWait = 60 * 60;

/** Reads the standard header `retry-after`, or else `x-ratelimit-reset`, which many rate limiters send. */
function secondsToWait(headers: Headers): number | null {
  const seconds = Math.ceil(Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset')));
  return seconds > 0 ? Math.min(seconds, longestWait) : null;
}

const milliseconds = 6000;

/** Fetches JSON within six seconds. Throws ExternalServiceError for redirects, failures and other content. */
export async function fetchExternalJson(service: string, url: URL, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(milliseconds), redirect: 'error' });
  } catch (error) {
    throw new ExternalServiceError(service, null, error);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) {
    const { status, headers } = response;
    throw new ExternalServiceError(service, { status, headers, body });
  }
  return body;
}
