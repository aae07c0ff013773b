import { randomUUID } from 'node:crypto';
import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { z } from 'zod';
import {
  buildHeader,
  type Call,
  type Contract,
  changesOrCosts,
  maxBytesOf,
  type Received,
  type Result,
} from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { compressAnswers } from '../compress-answers.ts';
import { requireVariable } from '../environment.ts';
import { follow } from '../followed.ts';
import { languageOf } from '../language-of.ts';
import { isFromCloudFront } from '../origin-key.ts';
import { parsedJson } from '../parsed-json.ts';
import { respondToErrors } from '../respond-to-errors.ts';
import { kindOf, limitsOf } from './daily-limits.ts';

/** One function for each call of a contract. */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: (request: Received<C[Name]>) => Promise<Result<C[Name]>>;
};
type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Run = (request: object) => Promise<unknown>;
type Parsed = ReturnType<typeof read>;

const build = requireVariable('BUILD');

/**
 * Turns a contract and one function per call into a Lambda handler. API Gateway has already matched the route and
 * verified the token. The handler refuses requests that did not come through CloudFront, and parses each request by the
 * contract. Before a call that changes something or costs, it refuses tokens of ended sessions. It counts the request if
 * the call has a cost, carries it out only once if the contract says so, and answers with the call's status. Each
 * answer, also that of an error, names the request's id, which is in every log line of it, and the build of the pages.
 */
export function serve<C extends Contract>(contract: C, handlers: Handlers<C>) {
  // A function fails at its start if the setting of one of its limits or the name of the table is missing.
  const kinds = Object.values(contract).flatMap((call) => kindOf(call) ?? []);
  if (Object.values(contract).some(changesOrCosts)) requireVariable('TABLE_NAME');
  for (const kind of kinds) limitsOf(kind);
  const byRoute = new Map(
    Object.entries(contract).map(([name, call]) => [
      call.route as string,
      { call, run: handlers[name] as Run },
    ]),
  );

  const handle = middy<Event, APIGatewayProxyStructuredResultV2>(async (event: Event, context: Context) => {
    const entry = byRoute.get(event.routeKey);
    if (!entry) throw new AppError('not_found');
    const { call, run } = entry;
    const request = read(call, event);
    if (changesOrCosts(call)) {
      // Loaded on demand, because a function without such calls has no table.
      const { refuseEndedSession } = await import('./account-state.ts');
      await refuseEndedSession(call, event.requestContext.authorizer.jwt.claims);
    }
    const body =
      call.repeat === 'once'
        ? await answerOnce(call, run, request, event, context)
        : JSON.stringify(await answer(call, run, request, randomUUID()));
    if (body === undefined) return { statusCode: 204 };
    return {
      statusCode: call.status ?? 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body,
    };
  })
    .before(async ({ event: { headers } }) => {
      if (!(await isFromCloudFront(headers))) throw new AppError('origin.unknown');
    })
    .use(compressAnswers())
    .use(respondToErrors());
  return async (event: Event, context: Context): Promise<APIGatewayProxyStructuredResultV2> => {
    const { requestId } = event.requestContext;
    const answered = await follow({ requestId }, () => handle(event, context));
    return { ...answered, headers: { ...answered.headers, 'x-request-id': requestId, [buildHeader]: build } };
  };
}

/** Keys must be long enough to be random, and short enough for a key of the table. */
const idempotencyKey = /^[\w-]{16,64}$/;
/** The run time in ms to assume if the Lambda context gives none: as long as the HTTP API waits. */
const longestRun = 30_000;

async function answerOnce(call: Call, run: Run, request: Parsed, { headers }: Event, context: Context) {
  const key = headers['idempotency-key'] ?? '';
  if (!idempotencyKey.test(key))
    throw new AppError('request.invalid', { message: 'The request has no Idempotency-Key.' });
  const { once } = await import('./intents.ts');
  // The language is left out, so that a repetition in another language counts as the same request.
  const { userId, language: _, ...contents } = request;
  return once(
    {
      userId,
      key,
      request: [call.route, contents],
      lifetime: context.getRemainingTimeInMillis?.() ?? longestRun,
    },
    async (newId) => JSON.stringify(await answer(call, run, { ...request, newId }, key)),
  );
}

/** Counts a call if it has a cost, and runs it. Calls that cost only if they create something `spend` themselves. */
async function answer(call: Call, run: Run, request: Parsed & { newId?: string }, requestId: string) {
  const kind = kindOf(call);
  if (!kind) return run(request);
  // Loaded on demand, as above.
  const { counted } = await import('./daily-counts.ts');
  return counted({ userId: request.userId, kind, requestId }, async (spend) => {
    if (typeof call.cost === 'string') await spend();
    return run({ ...request, spend });
  });
}

function read(call: Call, event: Event) {
  return {
    userId: signedInUser(event),
    language: languageOf(event.headers),
    query: call.query && parse(call.query, event.queryStringParameters ?? {}),
    body: call.body && parse(call.body, json(event, maxBytesOf(call))),
    // Parsed last, so that a request with an invalid body gets 400 even if its id is malformed.
    params: call.params ? parseParams(call.params, event.pathParameters ?? {}) : {},
  };
}

/** The user's id from the access token. The authorizer also accepts id tokens, which are refused here. */
function signedInUser(event: Event): string {
  const { sub, token_use: use } = event.requestContext.authorizer.jwt.claims;
  if (use !== 'access' || typeof sub !== 'string') throw new AppError('auth.required');
  return sub;
}

function json({ body = 'null', isBase64Encoded }: Event, maxBytes: number): unknown {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBytes) throw new AppError('request.too_large');
  const value = parsedJson(bytes.toString());
  if (value === undefined) throw new AppError('request.invalid', { message: 'The request is not JSON.' });
  if (!isWithinLimits(value, limits.body.levels)) throw new AppError('request.too_large');
  return value;
}

/** Whether a value is nested at most `levels` deep and none of its lists and objects has too many values. */
function isWithinLimits(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const values = Object.values(value);
  return (
    levels > 0 &&
    values.length <= limits.body.values &&
    values.every((inner) => isWithinLimits(inner, levels - 1))
  );
}

/** Throws `not_found` for a malformed id, and `request.invalid` if a refinement of the contract fails. */
function parseParams(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw parsed.error.issues.every(({ code }) => code === 'custom')
    ? invalid(parsed.error)
    : new AppError('not_found');
}

function parse(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error);
}

/** A `request.invalid` error with the field and the message of the first rule that fails. */
const invalid = ({ issues: [issue] }: z.ZodError) =>
  new AppError('request.invalid', { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' });
