import type { RequestListener } from 'node:http';
import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import { type Invoke, sendAnswer } from '../lambda.ts';
import { readBody } from '../read-body.ts';
import { gateway } from './gateway.ts';

type Authorizer = { jwks: JSONWebKeySet; issuer: string; clientId: string };

/**
 * Replaces API Gateway's HTTP API with the routes of the contract. It checks the access token of a request and calls
 * the function of the route's feature. The front door has removed the stage `api` from the path.
 */
export function httpApi(options: { authorizer: Authorizer; invoke: Invoke }): RequestListener {
  const { issuer, clientId, jwks } = options.authorizer;
  const keys = createLocalJWKSet(jwks);

  /** Verifies a token like API Gateway's JWT authorizer: `aud`, or else `client_id`, must be the app's client. */
  async function verify(authorization = ''): Promise<JWTPayload> {
    const token = authorization.replace(/^Bearer /i, '');
    const { payload } = await jwtVerify(token, keys, { issuer, algorithms: ['RS256'] });
    if ((payload.aud ?? payload['client_id']) !== clientId)
      throw new Error('The token is for another client.');
    return payload;
  }

  const respond = gateway({
    authorize: (authorization) => verify(authorization).catch(() => null),
    invoke: options.invoke,
  });

  return async (request, response) => {
    const answer = await respond({
      method: request.method ?? '',
      url: new URL(`http://local${request.url}`),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      sourceIp: request.socket.remoteAddress ?? '',
      body: (maxBytes) => readBody(request, maxBytes),
    });
    sendAnswer(response, answer);
  };
}
