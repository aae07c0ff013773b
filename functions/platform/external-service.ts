/** A service outside of the app has answered with a failure; `status` is 0 where it has not answered at all. */
export class ExternalServiceError extends Error {
  readonly status: number;
  /** What it said of the failure, as it said it. */
  readonly body: unknown;
  /** In seconds, where it said when to come back. */
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

/** As most services say it, and as those that count requests do; a time that nobody would wait is cut. */
function secondsToWait(headers: Headers): number | null {
  const seconds = Math.ceil(Number(headers.get('retry-after') ?? headers.get('x-ratelimit-reset')));
  return seconds > 0 ? Math.min(seconds, longestWait) : null;
}

const milliseconds = 6000;

/** Asks a service of the outside world for JSON, within six seconds; everything else is an ExternalServiceError. */
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
