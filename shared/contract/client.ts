import { type ErrorCode, isErrorCode } from '../errors.ts';
import type { Language } from '../languages.ts';
import { buildHeader, type Call, type Contract, type Result, type Sent } from './define.ts';
import { contracts, type Feature } from './index.ts';
import { parseAnswer } from './parse-answer.ts';

/** The server's code for a failed call, or `unreachable` if no answer arrived. */
export type ApiErrorCode = ErrorCode | 'unreachable';

/** A failed call, with the details that the server sent along with its code. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly details: Record<string, unknown>;
  constructor(code: ApiErrorCode, details: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
  /** Whether a retry of the same call may succeed. */
  get mayPass() {
    return ['unreachable', 'throttled', 'internal', 'request.running'].includes(this.code);
  }
  /**
   * Whether a limit of the person or of the AWS account was met. API Gateway answers a call whose function may not run
   * now with a 5xx status and without a code of the app:
   * https://repost.aws/knowledge-center/api-gateway-internal-server-error
   */
  get isOverload() {
    return this.code === 'throttled' || Number(this.details['status']) >= 500;
  }
  /** In milliseconds: when a limit of a minute allows the call again, as the server says; at most a minute. */
  get pause(): number | undefined {
    const pause = Date.parse(String(this.details['resumesAt'])) - Date.now();
    return this.code === 'throttled' && pause > 0 ? Math.min(pause, 60_000) : undefined;
  }
}

/**
 * Stores the `Idempotency-Key` of each request that creates something, until the outcome of the request is certain.
 * Until then, the same request is sent with the same key: after a double click, in a retry after a lost answer, and
 * from another tab if the tabs share the keys.
 */
export type IntentKeys = {
  get: (request: string) => string | undefined;
  set: (request: string, key: string) => void;
  delete: (request: string) => void;
};

/**
 * How the client reaches the server. `baseUrl` precedes the path of each route. `token` is called before each request
 * and returns an access token. If the server refuses a token, `token` is called with the refused token; if it returns a
 * different one, the request is sent once more. Without `intentKeys` the client keeps the keys itself. Without
 * `language` the server answers in English.
 */
export type Connection = {
  baseUrl: string;
  token: (refused?: string) => Promise<string>;
  intentKeys?: IntentKeys;
  language?: Language;
  /** Whether requests continue after the page is closed. Their bodies must be short. */
  outlivesPage?: boolean;
  /** Called when a call that waits at a limit has waited for some seconds. */
  onWait?: () => void;
  /** Called with the build that an answer names. */
  onBuild?: (build: string) => void;
};

type Client<C extends Contract> = {
  [N in keyof C]: unknown extends Sent<C[N]>
    ? () => Promise<Result<C[N]>>
    : (request: Sent<C[N]>) => Promise<Result<C[N]>>;
};
type Api = { [F in Feature]: Client<(typeof contracts)[F]> };
type Request = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Creates a client with a function for every call of the contracts, grouped by feature. A failure throws ApiError. */
export function createApi({ intentKeys = new Map(), ...connection }: Connection): Api {
  const clientOf = (contract: Contract) =>
    Object.fromEntries(
      Object.entries(contract).map(([name, call]) => [
        name,
        (request: Request = {}) =>
          call.repeat === 'once'
            ? sendOnce(connection, call, request, intentKeys)
            : call.waits
              ? sendPatiently(connection, call, request)
              : send(connection, call, request),
      ]),
    );
  const clients = Object.entries(contracts).map(([feature, contract]) => [feature, clientOf(contract)]);
  return Object.fromEntries(clients) as Api;
}

/** How often to resend a request while the server carries out the first. It waits some seconds each time. */
const patience = 6;

/** Sends a request with its idempotency key, which is forgotten once the server has carried it out or refused. */
async function sendOnce(connection: Connection, call: Call, request: Request, keys: IntentKeys) {
  const intent = JSON.stringify([call.route, request]);
  const key = keys.get(intent) ?? randomKey();
  keys.set(intent, key);
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await send(connection, call, request, { 'idempotency-key': key });
      keys.delete(intent);
      return result;
    } catch (error) {
      if (!(error instanceof ApiError && error.mayPass)) keys.delete(intent);
      if (!(error instanceof ApiError && error.code === 'request.running' && attempt < patience)) throw error;
    }
  }
}

/**
 * In milliseconds: the pauses before a request is sent again that has met a limit, a minute in all. Where the server
 * says when the limit ends, that is the pause, and the wait may be longer.
 */
const pauses = [1000, 2000, 4000, 8000, 15_000, 15_000, 15_000];
/** The number of pauses after which `onWait` is called. */
const noticed = 2;

/** Sends a request again while a limit refuses it, after pauses that differ from caller to caller. */
async function sendPatiently(connection: Connection, call: Call, request: Request) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(connection, call, request);
    } catch (error) {
      const pause = pauses[attempt];
      if (!(error instanceof ApiError && error.isOverload) || pause === undefined) throw error;
      if (attempt === noticed || error.pause) connection.onWait?.();
      const wait = (error.pause ?? pause / 2) + (pause / 2) * Math.random();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Returns a random key. It does not use `crypto.randomUUID`, which is missing on a page without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

async function send(
  { baseUrl, token, language, outlivesPage, onBuild }: Connection,
  call: Call,
  request: Request,
  headers: object = {},
) {
  const [method = '', path = ''] = call.route.split(' ');
  const sendWith = (accessToken: string) =>
    fetch(baseUrl + address(path, request), {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        ...(language && { 'accept-language': language }),
        ...headers,
      },
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(outlivesPage && { keepalive: true }),
    }).catch(unreached);
  const accessToken = await token();
  let response = await sendWith(accessToken);
  // The server did not carry out a request whose token it refused, so it is safe to send it again.
  if (response.status === 401 && accessToken) {
    const other = await token(accessToken);
    if (other && other !== accessToken) response = await sendWith(other);
  }
  const build = response.headers.get(buildHeader);
  if (build) onBuild?.(build);
  if (!response.ok) throw await failureOf(response);
  return call.result && parseAnswer(call.result, await response.json().catch(unreached));
}

/** Throws `unreachable`: for a failed request, a broken answer, or one that is not JSON, as of a proxy. */
function unreached(): never {
  throw new ApiError('unreachable');
}

function address(path: string, { params = {}, query = {} }: Request) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return search.size ? `${filled}?${search}` : filled;
}

/**
 * Makes an ApiError of a failed answer. API Gateway answers some failures itself, without a code of the app. Their code
 * is derived from the HTTP status, and the details contain the status unless it is 401, 413 or 429.
 */
async function failureOf(response: Response): Promise<ApiError> {
  const answer: unknown = await response.json().catch(() => null);
  const { code, details } = (answer ?? {}) as { code?: unknown; details?: Record<string, unknown> };
  if (isErrorCode(code)) return new ApiError(code, details);
  if (response.status === 401) return new ApiError('auth.required');
  if (response.status === 413) return new ApiError('request.too_large');
  if (response.status === 429) return new ApiError('throttled');
  const { status } = response;
  return new ApiError(status >= 500 ? 'internal' : 'request.invalid', { status });
}
