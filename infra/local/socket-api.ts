import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import { pong } from '../pong.ts';
import { securityHeaders } from '../security-headers.ts';
import type { Invoke } from './lambda.ts';

type Authorization = { policyDocument: { Statement: { Effect: string }[] }; context: Record<string, string> };

/** An open socket. `send` sends a text to the client. */
type Connection = { socket: WebSocket; send: (text: string) => void };

const stage = 'socket';
const methodArn = `arn:aws:execute-api:us-east-1:000000000000:local/${stage}/$connect`;
/**
 * CloudFront closes a socket when the server has sent no bytes to the client for ten minutes:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-websockets
 */
const silentMilliseconds = 10 * 60 * 1000;
/**
 * API Gateway closes a socket after two hours:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-execution-service-websocket-limits-table.html
 * It also closes an idle one after ten minutes, which the limit of CloudFront includes.
 */
const longestMilliseconds = 2 * 60 * 60 * 1000;

/**
 * Replaces API Gateway's WebSocket API and CloudFront before it. A socket is opened if the `authorize` function allows it
 * and the `connect` function succeeds. The `disconnect` function is called when the socket closes. A typing message from
 * the client goes to its function, and a ping is answered at once.
 */
export function socketApi(invoke: Invoke) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024 });
  server.on('headers', (lines) => lines.push(...headerLines));
  const sockets = new Map<string, Connection>();
  const disconnecting = new Set<Promise<unknown>>();

  async function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer) {
    // A browser may leave during the handshake. Without a listener, that error would end the process.
    connection.on('error', () => connection.destroy());
    const queryStringParameters = Object.fromEntries(new URL(request.url ?? '', 'http://local').searchParams);
    const context = { connectionId: randomBytes(9).toString('base64url'), stage, requestId: randomUUID() };
    try {
      const { policyDocument, context: authorizer } = (await invoke('authorize', {
        type: 'REQUEST',
        methodArn,
        headers: request.headers,
        queryStringParameters,
        requestContext: { ...context, routeKey: '$connect', eventType: 'CONNECT' },
      })) as Authorization;
      if (policyDocument.Statement.some(({ Effect }) => Effect !== 'Allow')) return deny(connection, 403);
      const requestContext = { ...context, authorizer };
      await invoke('connect', { requestContext: { ...requestContext, eventType: 'CONNECT' } });
      server.handleUpgrade(request, connection, head, (socket) => accept(socket, requestContext));
    } catch (error) {
      console.error('A socket could not be opened', error);
      deny(connection, 500);
    }
  }

  function accept(socket: WebSocket, requestContext: { connectionId: string }) {
    const { connectionId } = requestContext;
    const silent = setTimeout(() => socket.terminate(), silentMilliseconds).unref();
    const longest = setTimeout(() => socket.close(1001, 'Going away'), longestMilliseconds).unref();
    const send = (text: string) => {
      silent.refresh();
      socket.send(text);
    };
    sockets.set(connectionId, { socket, send });
    socket.on('message', (data) => {
      const body = String(data);
      const action = actionOf(body);
      if (action === 'ping') send(pong);
      if (action !== 'typing') return;
      invoke('typing', { requestContext: { ...requestContext, eventType: 'MESSAGE' }, body }).catch((error) =>
        console.error('The function of a message has failed', error),
      );
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(silent);
      clearTimeout(longest);
      sockets.delete(connectionId);
      const call = invoke('disconnect', { requestContext: { ...requestContext, eventType: 'DISCONNECT' } })
        .catch((error) => console.error('The disconnect function has failed', error))
        .finally(() => disconnecting.delete(call));
      disconnecting.add(call);
    });
  }

  return {
    /** Handles the `upgrade` event of an HTTP server. */
    upgrade,
    /** Serves API Gateway's management calls: send to a socket, or close it. 410 (Gone) if it is already closed. */
    connections: (async (request, response) => {
      const id = /^\/@connections\/([\w-]+)$/.exec(request.url ?? '')?.[1] ?? '';
      const connection = sockets.get(id);
      if (request.method !== 'POST' && request.method !== 'DELETE') return response.writeHead(405).end();
      if (!connection)
        return response
          .writeHead(410, { 'content-type': 'application/json', 'x-amzn-errortype': 'GoneException' })
          .end('{"message":"Gone"}');
      if (request.method === 'DELETE') {
        connection.socket.close();
        return response.writeHead(204).end();
      }
      connection.send(await text(request as IncomingMessage));
      response.writeHead(200).end();
    }) satisfies RequestListener,
    /** Closes all sockets. Resolves when their disconnect functions have finished. */
    close: async () => {
      const closed = [...sockets.values()].map(({ socket }) => once(socket, 'close'));
      for (const { socket } of sockets.values()) socket.terminate();
      await Promise.all(closed);
      await Promise.all(disconnecting);
    },
  };
}

/** The `action` of a message, which selects the route, as in the gateway's `$request.body.action`. */
function actionOf(body: string): unknown {
  try {
    return JSON.parse(body)?.action;
  } catch {
    return undefined;
  }
}

const headerLines = Object.entries(securityHeaders()).map(([name, value]) => `${name}: ${value}`);

function deny(connection: Duplex, status: number) {
  const lines = [`HTTP/1.1 ${status} Denied`, 'connection: close', 'content-length: 0', ...headerLines];
  connection.end(`${lines.join('\r\n')}\r\n\r\n`);
}
