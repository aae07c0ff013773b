import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import type { WebSocket } from 'ws';

/** API Gateway's management call that posts to a socket; one that is closed is gone (410). */
export const connectionsEndpoint =
  (sockets: ReadonlyMap<string, WebSocket>): RequestListener =>
  async (request, response) => {
    const id = /^\/@connections\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
    const socket = sockets.get(id);
    if (request.method !== 'POST') return response.writeHead(405).end();
    if (!socket)
      return response
        .writeHead(410, { 'content-type': 'application/json', 'x-amzn-errortype': 'GoneException' })
        .end('{"message":"Gone"}');
    socket.send(await text(request as IncomingMessage));
    response.writeHead(200).end();
  };
