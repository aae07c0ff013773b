import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Invoke } from '../functions/invoke.ts';
import { connectionsEndpoint } from './connections-endpoint.ts';

type Authorization = {
  policyDocument: { Statement: { Effect: string }[] };
  context: Record<string, string>;
};

const stage = 'socket';
const methodArn = `arn:aws:execute-api:us-east-1:000000000000:local/${stage}/$connect`;
/** API Gateway closes a socket that was silent for ten minutes, and any after two hours. */
const idleMilliseconds = 10 * 60 * 1000;
const longestMilliseconds = 2 * 60 * 60 * 1000;

/**
 * API Gateway's WebSocket API: a socket is opened when the authorizer allows it and the connect function
 * agrees, and the disconnect function hears of its end. Nothing is ever read from a socket.
 */
export function socketApi(invoke: Invoke) {
  const server = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024 });
  const sockets = new Map<string, WebSocket>();
  const leaving = new Set<Promise<unknown>>();

  async function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer) {
    // A browser that goes away in the middle of the handshake is nobody's error.
    connection.on('error', () => connection.destroy());
    const queryStringParameters = Object.fromEntries(new URL(request.url ?? '', 'http://local').searchParams);
    const context = { connectionId: randomBytes(9).toString('base64url'), stage, requestId: randomUUID() };
    try {
      const { policyDocument, context: authorizer } = (await invoke('authorize', {
        type: 'REQUEST',
        methodArn,
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
    sockets.set(connectionId, socket);
    const close = () => socket.close(1001, 'Going away');
    const idle = setTimeout(close, idleMilliseconds).unref();
    const longest = setTimeout(close, longestMilliseconds).unref();
    socket.on('message', () => idle.refresh());
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(idle);
      clearTimeout(longest);
      sockets.delete(connectionId);
      const left = invoke('disconnect', { requestContext: { ...requestContext, eventType: 'DISCONNECT' } })
        .catch((error) => console.error('A socket could not be forgotten', error))
        .finally(() => leaving.delete(left));
      leaving.add(left);
    });
  }

  return {
    upgrade,
    connections: connectionsEndpoint(sockets),
    /** Resolves when the end of every socket has been heard of. */
    close: async () => {
      const closed = [...sockets.values()].map((socket) => once(socket, 'close'));
      for (const socket of sockets.values()) socket.terminate();
      await Promise.all(closed);
      await Promise.all(leaving);
    },
  };
}

function deny(connection: Duplex, status: number) {
  connection.end(`HTTP/1.1 ${status} Denied\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
