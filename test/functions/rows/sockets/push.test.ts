import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { DeleteCommand, DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { measured, metricLines } from '../../../support/app/metric-lines.ts';

vi.stubEnv('TABLE_NAME', 'table');
vi.stubEnv('SOCKET_MANAGEMENT_URL', 'https://sockets.test');
const { push } = await import('#functions/rows/sockets/push');
const { SocketConnectionEntity } = await import('#functions/rows/sockets/socket');

const gateway = mockClient(ApiGatewayManagementApiClient);
const table = mockClient(DynamoDBDocumentClient);
const event = {
  type: 'generation.finished',
  job: {
    id: 'job',
    status: 'failed',
    createdAt: '2026-01-01T00:00:00Z',
    outfit: null,
    fromCache: false,
    error: 'internal',
  },
} as const;

beforeEach(() => {
  gateway.reset();
  table.reset();
  metricLines.length = 0;
  const row = (connectionId: string) =>
    SocketConnectionEntity.put({ userId: 'ada', connectionId, expiresAt: 0 }).params();
  table.on(DeleteCommand).resolves({});
  table.on(QueryCommand).resolves({ Items: ['one', 'two'].map((id) => row(id)['Item'] as object) });
});

it('a socket that is gone is forgotten, and the others hear of the event', async () => {
  gateway.on(PostToConnectionCommand).resolves({});
  gateway
    .on(PostToConnectionCommand, { ConnectionId: 'one' })
    .rejects(new GoneException({ message: 'Gone', $metadata: {} }));
  await push('ada', event);
  const posts = gateway.commandCalls(PostToConnectionCommand).map(({ args }) => args[0].input);
  expect(posts).toEqual(
    ['one', 'two'].map((ConnectionId) => ({ ConnectionId, Data: JSON.stringify(event) })),
  );
  expect(table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key)).toEqual([
    SocketConnectionEntity.delete({ userId: 'ada', connectionId: 'one' }).params()['Key'],
  ]);
  expect(measured('Pushes')).toEqual([{ value: 2, Outcome: 'delivered' }]);
});

it('a socket that cannot be reached is no failure of what happened, and stays', async () => {
  gateway.on(PostToConnectionCommand).rejects(new Error('Out of order'));
  await push('ada', event);
  expect(gateway.commandCalls(PostToConnectionCommand)).toHaveLength(2);
  expect(table.commandCalls(DeleteCommand)).toEqual([]);
  expect(measured('Pushes')).toEqual([{ value: 2, Outcome: 'failed' }]);
});

it('throws nothing when the sockets cannot be read, or when the event cannot be made', async () => {
  table.on(QueryCommand).rejectsOnce(new Error('Out of order'));
  await expect(push('ada', event)).resolves.toBeUndefined();
  await expect(push('ada', () => Promise.reject(new Error('Not found')))).resolves.toBeUndefined();
  expect(gateway.commandCalls(PostToConnectionCommand)).toEqual([]);
});
