import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { JWTPayload } from 'jose';
import type { Invoke } from '../lambda.ts';
import { matchRoute } from './routes.ts';

/** A request to the API. The stage `api` has been removed from its path. */
export type ApiRequest = {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  sourceIp: string;
  /** Reads the body; null if it has more bytes. It is called only if the request was not refused before. */
  body: (maxBytes: number) => Promise<Buffer | null>;
};

type Options = {
  /** Returns the claims of the token in an authorization header, or null to refuse the request. */
  authorize: (authorization: string | undefined) => Promise<JWTPayload | null>;
  invoke: Invoke;
};

/**
 * Does what API Gateway's HTTP API does, apart from the HTTP server: finds the route, calls the authorizer, then calls
 * the function of the feature. API Gateway passes on bodies of up to 10 MB, which the function refuses if the contract
 * allows fewer; here such a body is not read to its end.
 */
export const gateway =
  ({ authorize, invoke }: Options) =>
  async (request: ApiRequest): Promise<APIGatewayProxyStructuredResultV2> => {
    const match = matchRoute(request.method, request.url.pathname);
    if (!match) return answer(404, 'Not Found');
    if (match === 'malformed') return answer(400, 'Bad Request');
    const claims = match.isPublic ? {} : await authorize(request.headers['authorization']);
    if (!claims) return answer(401, 'Unauthorized');
    try {
      const body = await request.body(match.maxBytes);
      if (!body) return answer(413, 'Request Entity Too Large');
      const event = toEvent(request, body, match, claims);
      return (await invoke(match.answers, event)) as APIGatewayProxyStructuredResultV2;
    } catch (error) {
      console.error(`${match.routeKey} crashed`, error);
      return answer(500, 'Internal Server Error');
    }
  };

function toEvent(
  { method, url, headers, sourceIp }: ApiRequest,
  body: Buffer,
  { routeKey, pathParameters }: { routeKey: string; pathParameters: Record<string, string> },
  claims: JWTPayload,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath: `/api${url.pathname}`,
    rawQueryString: url.search.slice(1),
    headers,
    queryStringParameters: Object.fromEntries(url.searchParams),
    pathParameters,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: { principalId: '', integrationLatency: 0, jwt: { claims: toClaims(claims), scopes: [] } },
      domainName: headers['host'] ?? '',
      domainPrefix: 'local',
      http: {
        method,
        path: `/api${url.pathname}`,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      // As in AWS, it ends in '='.
      requestId: `${randomUUID()}=`,
      routeKey,
      stage: 'api',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length ? { body: body.toString() } : {}),
    isBase64Encoded: false,
  };
}

/** Converts all claims to texts, as API Gateway does. */
const toClaims = (claims: JWTPayload) =>
  Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)]));

const answer = (statusCode: number, message: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ message }),
});
