import middy from '@middy/core';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { z } from 'zod';
import type { Call, Contract, Received, Result } from '#shared/contract/define';
import { AppError } from '#shared/errors';
import { respondToErrors } from './respond-to-errors.ts';

export type Handlers<C extends Contract> = {
  [Name in keyof C]: (request: Received<C[Name]>) => Promise<Result<C[Name]>>;
};
type Event = APIGatewayProxyEventV2WithJWTAuthorizer;
const longestId = 100;
type Run = (request: unknown) => Promise<unknown>;

/** Turns a contract and one function per call into a Lambda handler. API Gateway has already matched the route. */
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
    params: ids(event),
    query: call.query && parse(call.query, event.queryStringParameters ?? {}),
    body: call.body && parse(call.body, json(event)),
  };
}

/** The authorizer lets id tokens of the same pool pass, which are meant for the browser and not for the API. */
function signedInUser(event: Event): string {
  const { sub, token_use: use } = event.requestContext.authorizer.jwt.claims;
  if (use !== 'access' || typeof sub !== 'string') throw new AppError('auth.required');
  return sub;
}

/** A key of the table has room for 1,024 bytes: what is longer than any id is found nowhere. */
function ids({ pathParameters = {} }: Event) {
  if (Object.values(pathParameters).some((id = '') => id.length > longestId)) throw new AppError('not_found');
  return pathParameters;
}

function json({ body, isBase64Encoded }: Event): unknown {
  try {
    return JSON.parse((isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString() : body) ?? 'null');
  } catch {
    throw new AppError('request.invalid', { message: 'The request is not JSON.' });
  }
}

function parse(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError('request.invalid', {
    field: issue?.path.join('.') ?? '',
    message: issue?.message ?? '',
  });
}
