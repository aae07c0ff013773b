import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { listenOnLoopback, serveOnLoopback } from '#infra/local/loopback';
import { socketApi } from '#infra/local/socket-api';
import { securityHeaders } from '#infra/security-headers';

type Context = { requestContext: { connectionId: string; authorizer: object } };
/** Emits the request context of each call of the disconnect function, by the id of the connection. */
const disconnections = new EventEmitter();
const answers = {
  authorize: async (_event: unknown): Promise<unknown> => allow,
  connect: async (_event: unknown): Promise<unknown> => ({ statusCode: 200 }),
  disconnect: async (event: unknown): Promise<unknown> => {
    const { requestContext } = event as Context;
    disconnections.emit(requestContext.connectionId, requestContext);
    return { statusCode: 200 };
  },
  typing: async (_event: unknown): Promise<unknown> => ({ statusCode: 200 }),
};
const allow = { policyDocument: { Statement: [{ Effect: 'Allow' }] }, context: { userId: 'ada' } };
const deny = { policyDocument: { Statement: [{ Effect: 'Deny' }] }, context: { userId: '' } };
const functions = {
  authorize: vi.fn(answers.authorize),
  connect: vi.fn(answers.connect),
  disconnect: vi.fn(answers.disconnect),
  typing: vi.fn(answers.typing),
};

const api = socketApi((name, event) => functions[name as keyof typeof functions](event));
const door = await listenOnLoopback(createServer().on('upgrade', api.upgrade));
const management = await serveOnLoopback(api.connections);
afterAll(async () => {
  await api.close();
  await Promise.all([door.close(), management.close()]);
});
afterEach(() => vi.clearAllMocks());

const gateway = new ApiGatewayManagementApiClient({ endpoint: management.url, maxAttempts: 1 });
const post = (ConnectionId: string, Data: string) =>
  gateway.send(new PostToConnectionCommand({ ConnectionId, Data }));

/** Opens a socket. `status` is 101 if it opens, or the status of the refusal. */
async function open(query = '?ticket=t1') {
  const socket = new WebSocket(`${door.url.replace('http', 'ws')}/${query}`);
  const { statusCode: status, headers } = await new Promise<IncomingMessage>((resolve) => {
    socket.on('upgrade', (response) => socket.on('open', () => resolve(response)));
    socket.on('unexpected-response', (_, response) => resolve(response));
  });
  const { requestContext } = (functions.connect.mock.calls.at(-1)?.[0] ?? { requestContext: {} }) as Context;
  return { socket, status, headers, connectionId: requestContext.connectionId };
}

/** Resolves to the request context with which the disconnect function is called for a socket. */
const disconnection = async (connectionId: string) =>
  (await once(disconnections, connectionId))[0] as Context['requestContext'];

describe('a socket', () => {
  it('is opened in the name of the user whom the authorizer found, with an id of its own', async () => {
    const [{ status, socket, headers, connectionId }, other] = [await open('?ticket=a%20b'), await open()];
    expect(status).toBe(101);
    expect(headers).toMatchObject(securityHeaders());
    expect(functions.authorize.mock.calls[0]?.[0]).toMatchObject({
      type: 'REQUEST',
      methodArn: expect.stringMatching(/\$connect$/),
      queryStringParameters: { ticket: 'a b' },
    });
    expect(functions.connect.mock.calls[0]?.[0]).toMatchObject({
      requestContext: { connectionId: expect.stringMatching(/./), authorizer: { userId: 'ada' } },
    });
    expect(connectionId).not.toBe(other.connectionId);
    for (const each of [socket, other.socket]) each.terminate();
  });

  it('is not opened when the authorizer denies it', async () => {
    functions.authorize.mockResolvedValueOnce(deny);
    const { status, headers } = await open();
    expect(status).toBe(403);
    expect(headers).toMatchObject(securityHeaders());
    expect(functions.connect).not.toHaveBeenCalled();
  });

  it.each(['authorize', 'connect'] as const)('is not opened when %s fails', async (name) => {
    const reported = vi.spyOn(console, 'error').mockReturnValue();
    functions[name].mockRejectedValueOnce(new Error('Out of order'));
    expect(await open()).toMatchObject({ status: 500 });
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });
});

it('a post finds a socket gone that is closed or never existed, and is the only call of the endpoint', async () => {
  const { socket, connectionId } = await open();
  const ended = disconnection(connectionId);
  socket.close();
  expect(await ended).toMatchObject({ connectionId, authorizer: { userId: 'ada' } });
  for (const id of [connectionId, 'never-was'])
    await expect(post(id, 'x')).rejects.toBeInstanceOf(GoneException);
  for (const path of ['/', '/%zz', '/@connections/%zz', '//'])
    expect((await fetch(management.url + path, { method: 'POST', body: 'x' })).status).toBe(410);
  expect((await fetch(`${management.url}/@connections/x`)).status).toBe(405);
});

describe('over time', () => {
  const minute = 60_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  // CloudFront counts only what the server sends to the client:
  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-websockets
  it('a socket is closed ten minutes after the last byte from the server, whatever the client sends', async () => {
    const opened = await open();
    const closed = once(opened.socket, 'close');
    vi.advanceTimersByTime(9 * minute);
    const typed = Promise.withResolvers<void>();
    functions.typing.mockImplementationOnce(async () => typed.resolve());
    opened.socket.send('{"action":"typing"}');
    await typed.promise;
    vi.advanceTimersByTime(minute);
    expect((await closed)[0]).toBe(1006);
  });

  it('a socket whose client pings, or that is pushed to, stays open, for two hours', async () => {
    const opened = await open();
    const closed = once(opened.socket, 'close');
    for (let passed = 0; passed < 2 * 60 - 4; passed += 4) {
      vi.advanceTimersByTime(4 * minute);
      const received = once(opened.socket, 'message');
      if (passed % 8) await post(opened.connectionId, 'pushed');
      else opened.socket.send('{"action":"ping"}');
      expect(String((await received)[0])).toBe(passed % 8 ? 'pushed' : '{"type":"pong"}');
    }
    vi.advanceTimersByTime(4 * minute);
    expect((await closed)[0]).toBe(1001);
  });
});
