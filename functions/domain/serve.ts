import { randomUUID } from 'node:crypto';
import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { z } from 'zod';
import type { Call, Contract, Received, Result } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { compressAnswers } from '../platform/compress-answers.ts';
import { requireVariable } from '../platform/environment.ts';
import { languageOf } from '../platform/language-of.ts';
import { log } from '../platform/log.ts';
import { isFromCloudFront } from '../platform/origin-key.ts';
import { respondToErrors } from '../platform/respond-to-errors.ts';
import { kindOf, limitOf } from './daily-limits.ts';

/** One function for each call of a contract. */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: (request: Received<C[Name]>) => Promise<Result<C[Name]>>;
};
type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Run = (request: object) => Promise<unknown>;
type Parsed = ReturnType<typeof read>;

/**
 * Turns a contract and one function per call into a Lambda handler. API Gateway has matched the route and
 * verified the token; the handler demands that it came by CloudFront, parses the request by the contract, counts it as its cost says, carries it out once
 * where the contract says so, and answers with the call's status.
 */
export function serve<C extends Contract>(contract: C, handlers: Handlers<C>) {
  // A function without the setting of one of its limits, or without the table that counts, fails at its start.
  const kinds = Object.values(contract).flatMap((call) => kindOf(call) ?? []);
  if (kinds.length) requireVariable('TABLE_NAME');
  for (const kind of kinds) limitOf(kind);
  const byRoute = new Map(
    Object.entries(contract).map(([name, call]) => [
      call.route as string,
      { call, run: handlers[name] as Run },
    ]),
  );

  return middy<Event, APIGatewayProxyStructuredResultV2>(async (event: Event, context: Context) => {
    const entry = byRoute.get(event.routeKey);
    if (!entry) throw new AppError('not_found');
    const { call, run } = entry;
    const request = read(call, event);
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
}

/** Long enough to be random, and short enough for a key of the table. */
const idempotencyKey = /^[\w-]{16,64}$/;
/** How long a function can run that does not say it: as long as the HTTP API waits. */
const longestRun = 30_000;

async function answerOnce(call: Call, run: Run, request: Parsed, { headers }: Event, context: Context) {
  const key = headers['idempotency-key'] ?? '';
  if (!idempotencyKey.test(key))
    throw new AppError('request.invalid', { message: 'The request has no Idempotency-Key.' });
  const { once } = await import('./intents.ts');
  // The same request in another language is the same request.
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

/**
 * Counts a call as its cost says, runs it, and takes the count back where it fails. A call that counts only what is
 * new says itself when, with `spend`.
 */
async function answer(call: Call, run: Run, request: Parsed & { newId?: string }, requestId: string) {
  const kind = kindOf(call);
  if (!kind) return run(request);
  // Loaded on demand: functions without a counted call have no table.
  const { countCall } = await import('./daily-counts.ts');
  let takeBack: (() => Promise<void>) | undefined;
  const spend = async () => {
    takeBack = await countCall(request.userId, kind, requestId);
  };
  if (typeof call.cost === 'string') await spend();
  try {
    return await run({ ...request, spend });
  } catch (error) {
    await takeBack?.().catch((problem) => log.warn('A count was not taken back', { kind, error: problem }));
    throw error;
  }
}

function read(call: Call, event: Event) {
  return {
    userId: signedInUser(event),
    language: languageOf(event.headers),
    query: call.query && parse(call.query, event.queryStringParameters ?? {}),
    body: call.body && parse(call.body, json(event)),
    // Parsed last: an invalid body gets 400 even if the id is unknown.
    params: call.params ? parseParams(call.params, event.pathParameters ?? {}) : {},
  };
}

/** The user's id from the access token. The authorizer also accepts id tokens of the pool, which are refused here. */
function signedInUser(event: Event): string {
  const { sub, token_use: use } = event.requestContext.authorizer.jwt.claims;
  if (use !== 'access' || typeof sub !== 'string') throw new AppError('auth.required');
  return sub;
}

function json({ body, isBase64Encoded }: Event): unknown {
  try {
    return JSON.parse((isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : body) ?? 'null');
  } catch {
    throw new AppError('request.invalid', { message: 'The request is not JSON.' });
  }
}

/** Throws `not_found` for a malformed id, and `request.invalid` where a refinement of the contract fails. */
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

/** An error with the field and the message of the first rule that fails. */
const invalid = ({ issues: [issue] }: z.ZodError) =>
  new AppError('request.invalid', { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' });
