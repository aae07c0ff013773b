/** A service outside of the app has answered with a failure; `status` is 0 where it has not answered at all. */
export class OutsideFailure extends Error {
  readonly status: number;
  /** What it said of the failure, as it said it. */
  readonly body: unknown;
  constructor(service: string, status: number, body: unknown, cause?: unknown) {
    super(`${service} has failed with ${status || 'no answer'}.`, { cause });
    this.status = status;
    this.body = body;
  }
}

const milliseconds = 6000;

/** Asks a service of the outside world for JSON, within six seconds; everything else is an OutsideFailure. */
export async function askOutside(service: string, url: URL, init: RequestInit = {}): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(milliseconds), redirect: 'error' });
  } catch (error) {
    throw new OutsideFailure(service, 0, null, error);
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || body === null) throw new OutsideFailure(service, response.status, body);
  return body;
}
