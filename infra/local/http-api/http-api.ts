import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { Invoke } from '../functions/invoke.ts';
import { matchRoute } from './routes.ts';

type Authorizer = { jwks: JSONWebKeySet; issuer: string; clientId: string };
const largestBody = 10 * 1024 * 1024;

/**
 * API Gateway's HTTP API: the routes of the contract, each behind the JWT authorizer and in front of the
 * function of its feature. Paths arrive without the stage, which is `api`.
 */
export function httpApi(options: { authorizer: Authorizer; invoke: Invoke }): RequestListener {
  const { issuer, clientId, jwks } = options.authorizer;
  const keys = createLocalJWKSet(jwks);

  /** As the authorizer does: `aud` or, for access tokens, `client_id` must be the app's client. */
  async function verify(authorization = ''): Promise<JWTPayload> {
    const token = authorization.replace(/^Bearer /i, '');
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] });
    if ((payload.aud ?? payload['client_id']) !== clientId)
      throw new Error('The token is for another client.');
    return payload;
  }

  return async (request, response) => {
    const url = new URL(`http://local${request.url}`);
    const match = matchRoute(request.method ?? '', url.pathname);
    if (!match) return answer(response, 404, 'Not Found');
    if (match === 'malformed') return answer(response, 400, 'Bad Request');
    const claims = await verify(request.headers.authorization).catch(() => null);
    if (!claims) return answer(response, 401, 'Unauthorized');
    if (Number(request.headers['content-length'] ?? 0) > largestBody)
      return answer(response, 413, 'Request Entity Too Large');
    try {
      const event = await toEvent(request, url, match, claims);
      send(response, (await options.invoke(match.feature, event)) as APIGatewayProxyStructuredResultV2);
    } catch (error) {
      console.error(`${match.routeKey} crashed`, error);
      answer(response, 500, 'Internal Server Error');
    }
  };
}

async function toEvent(
  request: IncomingMessage,
  url: URL,
  { routeKey, pathParameters }: { routeKey: string; pathParameters: Record<string, string> },
  claims: JWTPayload,
): Promise<APIGatewayProxyEventV2WithJWTAuthorizer> {
  const body = await buffer(request);
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: `/api${url.pathname}`,
    rawQueryString: url.search.slice(1),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    queryStringParameters: Object.fromEntries(url.searchParams),
    pathParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: {
        principalId: '',
        integrationLatency: 0,
        jwt: { claims: toClaims(claims), scopes: [] },
      },
      domainName: request.headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method: request.method ?? '',
        path: `/api${url.pathname}`,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage: 'api',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length ? { body: body.toString() } : {}),
    isBase64Encoded: false,
  };
}

/** API Gateway hands all claims on as text. */
const toClaims = (claims: JWTPayload) =>
  Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]));

function send(response: ServerResponse, result: APIGatewayProxyStructuredResultV2) {
  response.writeHead(result.statusCode ?? 200, result.headers as Record<string, string>);
  response.end(result.body);
}

const answer = (response: ServerResponse, status: number, message: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
