import middy from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { z } from 'zod';
import type { Call, Contract, Received, Result } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { respondToErrors } from './respond-to-errors.ts';

/** One function for each call of a contract. */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: (request: Received<C[Name]>) => Promise<Result<C[Name]>>;
};
type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
type Run = (request: unknown) => Promise<unknown>;

/**
 * Turns a contract and one function per call into a Lambda handler. API Gateway has matched the route and
 * verified the token; the handler parses the request by the contract and answers with the call's status.
 */
export function serve<C extends Contract>(contract: C, handlers: Handlers<C>) {
  const byRoute = new Map(
    Object.entries(contract).map(([name, call]) => [
      call.route as string,
      { call, run: handlers[name] as Run },
    ]),
  );

  return middy<Event, APIGatewayProxyStructuredResultV2>(async (event: Event) => {
    const entry = byRoute.get(event.routeKey);
    if (!entry) throw new AppError('not_found');
    const result = await entry.run(read(entry.call, event));
    if (result === undefined) return { statusCode: 204 };
    return {
      statusCode: entry.call.status ?? 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(result),
    };
  }).use(respondToErrors());
}

function read(call: Call, event: Event) {
  return {
    userId: signedInUser(event),
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
