import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { DynamoDBClient, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectsCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createInvoke } from '#infra/local/lambda';
import { serveAll, serveOnLoopback } from '#infra/local/loopback';
import { arns } from '../../support/rights/arns.ts';
import { enforceRights } from '../../support/rights/enforce.ts';
import { recorded } from '../../support/rights/log.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const allow = (Action: string, ...Resource: string[]) => ({ Effect: 'Allow', Action, Resource });
const policies = {
  reader: {
    Version: '2012-10-17',
    Statement: [
      allow('dynamodb:GetItem', arns.table('wardrobe')),
      allow('dynamodb:Query', arns.index('wardrobe', 'gsi1')),
      allow('dynamodb:PutItem', arns.table('wardrobe')),
      allow('s3:GetObject', arns.object('media', '*'), arns.object('listed', '*')),
      allow('s3:DeleteObject', arns.object('media', 'own/*')),
      allow('s3:ListBucket', arns.bucket('listed')),
    ],
  },
};

let asked = 0;
const answer: RequestListener = (request, response) => {
  asked++;
  request.resume();
  if (request.headers['x-amz-target']) return response.end('{}');
  return response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>No.</Message></Error>');
};
writeFileSync(join(folder, 'policies.json'), JSON.stringify(policies));
vi.stubEnv('ROLE_POLICIES', join(folder, 'policies.json'));
vi.stubEnv('RIGHTS_LOG', folder);
const services = await serveAll(serveOnLoopback, { S3: answer, DYNAMODB: answer });
const { S3, DYNAMODB } = services.urls as Record<'S3' | 'DYNAMODB', string>;
const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: DYNAMODB }));
const objects = new S3Client({ endpoint: S3, forcePathStyle: true, maxAttempts: 1 });
await enforceRights();
beforeEach(() => {
  asked = 0;
});
afterAll(() => services.close());

/** Runs an action as if a function with this name ran it. */
const as = (name: string, act: () => Promise<unknown>) =>
  createInvoke({ [name]: async () => ({ handler: async () => void (await act()) }) })(name, {});
const TableName = 'wardrobe';
const put = { Put: { TableName, Item: { pk: '1' } } };
const remove = { Delete: { TableName, Key: { pk: '1' } } };
const denied = { name: 'AccessDeniedException' };

it('a function does what the policy of its role allows', async () => {
  await as('reader', () => table.send(new GetCommand({ TableName, Key: { pk: '1' } })));
  await as('reader', () => table.send(new QueryCommand({ TableName, IndexName: 'gsi1' })));
  await as('reader', () => table.send(new TransactWriteCommand({ TransactItems: [put] })));
  expect(asked).toBe(3);
  expect(recorded(folder, 'used')).toContain(`reader dynamodb:GetItem ${arns.table('wardrobe')}`);
});

it('a function that may not use all that a call needs is refused, and nothing is sent', async () => {
  const keys = ['own/1', 'another/2'].map((Key) => ({ Key }));
  const calls: (() => Promise<unknown>)[] = [
    () => table.send(new ScanCommand({ TableName })),
    () => table.send(new QueryCommand({ TableName })),
    () => table.send(new QueryCommand({ TableName, IndexName: 'gsi2' })),
    () => table.send(new PutCommand({ TableName: 'other', Item: { pk: '1' } })),
    () => table.send(new TransactWriteCommand({ TransactItems: [put, remove] })),
    () => objects.send(new DeleteObjectsCommand({ Bucket: 'media', Delete: { Objects: keys } })),
  ];
  for (const act of calls) await expect(as('reader', act)).rejects.toMatchObject(denied);
  expect(asked).toBe(0);
  expect(recorded(folder, 'refused')).toHaveLength(calls.length);
});

it('a missing object is told only to a function that may list the bucket', async () => {
  const get = (Bucket: string) => () => objects.send(new GetObjectCommand({ Bucket, Key: 'own/1' }));
  await expect(as('reader', get('listed'))).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(as('reader', get('media'))).rejects.toMatchObject(denied);
});

it('a function without a role cannot call anything, and what is called outside of one is not looked at', async () => {
  const scan = () => table.send(new ScanCommand({ TableName }));
  await expect(as('stranger', scan)).rejects.toThrow('stranger has no role');
  await scan();
  expect(asked).toBe(1);
});
