import { vi } from 'vitest';
import type { Call, Contract } from '#shared/contract/define';
import type { GenerationJob } from '#shared/contract/generation';
import { contracts, type Feature } from '#shared/contract/index';
import type { SocketEvent } from '#shared/contract/realtime';
import { AppError, type ErrorCode, errorStatus } from '#shared/errors';
import { answersOf } from './answers.ts';
import { sharedOutfitAt } from './community.ts';
import { FakeSocket } from './socket.ts';
import { fakeUploads } from './uploads.ts';
import { emptyWorld, type World } from './world.ts';

type Contracts = typeof contracts;
/** The feature and name of a call, for example `wardrobe.listItems`. */
export type CallName = { [F in Feature]: `${F}.${keyof Contracts[F] & string}` }[Feature];
type Request = { userId: string; params: Record<string, string>; query?: unknown; body?: unknown };
type Answer = (request: Request) => unknown;

export type FakeApi = ReturnType<typeof startFakeApi>;

/**
 * Replaces the server, based on the contract: requests are matched and parsed with the contract, and answers must match
 * its schemas. A request that matches no call fails the test.
 */
export function startFakeApi(content: Partial<World> = {}) {
  const world: World = { ...emptyWorld(), ...content };
  currentWorld = world;
  const answers = answersOf(world) as unknown as Record<string, Record<string, Answer>>;
  const requests: { name: CallName; request: Request }[] = [];
  const failures = new Map<CallName, { code: ErrorCode; details: object; isOnce?: true }>();
  const gates = new Map<CallName, Promise<void>>();
  let online = true;

  async function answer(url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    if (!online) throw new TypeError('Failed to fetch');
    const { pathname, searchParams } = new URL(url, location.origin);
    if (pathname === '/config.json') return { json: async () => clientSettings } as Response;
    if (pathname.startsWith('/media/')) return photoAt(world, pathname);
    // A picture that is part of the app, not one of a user.
    if (pathname.endsWith('.webp')) return new Response(`The file ${pathname}`);
    const shared = /^\/outfit\/(.+)\/data\.json$/.exec(pathname)?.[1];
    if (shared) return sharedOutfitAt(world, shared);
    const found = match(`${method} ${pathname.replace(/^\/api/, '')}`);
    if (!found || !pathname.startsWith('/api/')) throw unexplained(`${method} ${url}`);
    const { name, call, params } = found;
    const userId = /^Bearer token-of-(.+)$/.exec(new Headers(headers).get('authorization') ?? '')?.[1];
    if (!userId) return failure('auth.required');
    const query = call.query?.safeParse(Object.fromEntries(searchParams));
    const content = call.body?.safeParse(JSON.parse(String(body)));
    const request = { userId, params, query: query?.data, body: content?.data };
    requests.push({ name, request });
    await letGo(gates.get(name));
    if (!online) throw new TypeError('Failed to fetch');
    const wrong = query?.error ?? content?.error;
    if (wrong) return failure('request.invalid', { message: wrong.issues[0]?.message });
    const failing = failures.get(name);
    if (failing?.isOnce) failures.delete(name);
    if (failing) return failure(failing.code, { ...failing.details });
    try {
      const [feature = '', member = ''] = name.split('.');
      const run = answers[feature]?.[member];
      if (!run) throw new Error('nobody has said what it answers');
      const result = call.result ? call.result.parse(run(request)) : void run(request);
      return result === undefined
        ? new Response(null, { status: 204 })
        : Response.json(result, { status: call.status ?? 200 });
    } catch (error) {
      if (error instanceof AppError) return failure(error.code, error.details);
      throw unexplained(`${name}: ${error}`);
    }
  }

  const counted = async (...request: Parameters<typeof answer>) => {
    underway++;
    return answer(...request).finally(() => underway--);
  };

  const uploads = fakeUploads(world, () => online);
  vi.stubGlobal('fetch', vi.fn(counted));
  vi.stubGlobal('XMLHttpRequest', uploads.Request);
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.opened.length = 0;

  return {
    world,
    uploads,
    /** The requests of a call so far, oldest first. */
    requestsOf: (name: CallName) =>
      requests.filter((each) => each.name === name).map(({ request }) => request),
    /** From now on the call fails with this code; with null it works again. */
    fail: (name: CallName, code: ErrorCode | null, details = {}) =>
      void (code ? failures.set(name, { code, details }) : failures.delete(name)),
    failOnce: (name: CallName, code: ErrorCode, details = {}) =>
      void failures.set(name, { code, details, isOnce: true }),
    /** From now on, answers to the call are held back until the test calls the returned function. */
    hold(name: CallName) {
      const gate = Promise.withResolvers<void>();
      gates.set(name, gate.promise);
      return () => {
        gates.delete(name);
        gate.resolve();
      };
    },
    goOffline() {
      online = false;
    },
    goOnline() {
      online = true;
    },
    push: (event: SocketEvent) => FakeSocket.push(event),
    /** Ends the latest generation and returns its job. Later polls get this job. Throws if none was started. */
    endGeneration(end: Partial<GenerationJob>): GenerationJob {
      const job = [...world.jobs.values()].at(-1);
      if (!job) throw new Error('No generation was started.');
      const ended = { ...job, status: end.error ? ('failed' as const) : ('succeeded' as const), ...end };
      world.jobs.set(job.id, ended);
      if (ended.outfit) world.outfits.push(ended.outfit);
      return ended;
    },
  };
}

let underway = 0;
/** The number of requests without an answer. Requests that a test holds back are not counted. */
export const requestsUnderway = () => underway;

/** Waits while a test holds a request back. During that time the request does not count as under way. */
async function letGo(gate: Promise<void> | undefined) {
  if (!gate) return;
  underway--;
  await gate;
  underway++;
}

let currentWorld: World | undefined;
/** The app reads its settings only once per test file. A getter lets each test have its own value. */
const clientSettings = {
  get seesStyles() {
    return currentWorld?.seesStyles;
  },
};

/** The uploaded file of a photo, for any variant, or a placeholder text if nothing was uploaded to the path. */
function photoAt(world: World, pathname: string): Response {
  const path = pathname.split('/').slice(2, -1).join('/');
  return new Response(world.files.get(path) ?? `The photo ${path}`);
}

const failure = (code: ErrorCode, details: Record<string, unknown> = {}) =>
  Response.json({ code, details }, { status: errorStatus[code] });

/** Prints the unanswerable request, as the client treats an exception as a broken network. */
function unexplained(what: string) {
  console.error(`The fake API cannot answer: ${what}`);
  return new TypeError('Failed to fetch');
}

const parametersIn = ({ call }: { call: Call }) => call.route.split('{').length;
/** Calls with the fewest path parameters come first, because API Gateway prefers them. */
const calls = Object.entries(contracts)
  .flatMap(([feature, contract]) =>
    Object.entries(contract as Contract).map(([name, call]) => ({
      name: `${feature}.${name}` as CallName,
      call,
    })),
  )
  .toSorted((one, other) => parametersIn(one) - parametersIn(other));

function match(wanted: string): { name: CallName; call: Call; params: Record<string, string> } | undefined {
  for (const { name, call } of calls) {
    const pattern = new RegExp(`^${call.route.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const found = pattern.exec(wanted);
    if (found) return { name, call, params: { ...found.groups } };
  }
  return undefined;
}
