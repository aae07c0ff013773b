import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Invoke, sendAnswer } from '../lambda.ts';

/**
 * Replaces CloudFront's `/outfit/?*`: passes the request to the function for shared outfits, as a function URL does.
 * The front door has removed the segment `outfit`; it is added again here.
 */
export const sharedOutfits =
  (invoke: Invoke): RequestListener =>
  async (request, response) => {
    const { pathname } = new URL(`http://local/outfit${request.url}`);
    try {
      const answer = await invoke('shareOutfit', {
        rawPath: pathname,
        headers: request.headers,
        requestContext: { http: { method: request.method, path: pathname }, requestId: randomUUID() },
      });
      // Node sends no body in answer to HEAD.
      sendAnswer(response, answer as APIGatewayProxyStructuredResultV2);
    } catch (error) {
      console.error('shareOutfit crashed', error);
      response.writeHead(502).end();
    }
  };

/**
 * Answers requests for `/outfit` and the paths below it. `/outfit` itself is a page of the app. Its address gets back
 * the segment that the front door has removed. The paths below are shared outfits.
 */
export const outfitAddresses =
  (app: RequestListener, shared: RequestListener): RequestListener =>
  (request, response) => {
    const url = request.url ?? '/';
    if (!/^\/(\?|$)/.test(url)) return shared(request, response);
    request.url = `/outfit${url.slice(1)}`;
    app(request, response);
  };
