import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../../support/app/eventually.ts';
import { tableUnderTest } from './table-under-test.ts';

const { client, document, table, close } = await tableUnderTest();
afterAll(close);

const setTimeToLive = (TableName: string) =>
  client.send(
    new UpdateTimeToLiveCommand({
      TableName,
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    }),
  );

const put = (Item: Record<string, unknown>) => document.send(new PutCommand({ TableName: table, Item }));

const exists = async (sk: string) =>
  (await document.send(new GetCommand({ TableName: table, Key: { pk: 'ticket', sk } }))).Item !== undefined;

const untilDeleted = (sk: string) => eventually(async () => expect(await exists(sk)).toBe(false));

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const sixYears = 6 * 365 * 24 * 60 * 60;

await setTimeToLive(table);

test('the setting is described, and is refused a second time and for a missing table', async () => {
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
  expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
  await expect(setTimeToLive(table)).rejects.toMatchObject({
    name: 'ValidationException',
    message: 'TimeToLive is already enabled',
  });
  await expect(setTimeToLive('nowhere')).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

test('an expired item is deleted, from its indexes too', async () => {
  const expiresAt = secondsFromNow(-60);
  await put({ pk: 'ticket', sk: 'expired', gsi1pk: 'tickets', gsi1sk: 'expired', expiresAt });
  await untilDeleted('expired');
  const { Items } = await document.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': 'tickets' },
    }),
  );
  expect(Items).toEqual([]);
});

test('an item stays that expires later, never, by a text, or would have more than five years ago', async () => {
  await put({ pk: 'ticket', sk: 'later', expiresAt: secondsFromNow(3600) });
  await put({ pk: 'ticket', sk: 'never' });
  await put({ pk: 'ticket', sk: 'text', expiresAt: String(secondsFromNow(-60)) });
  await put({ pk: 'ticket', sk: 'mistake', expiresAt: secondsFromNow(-sixYears) });

  // The first sweep may have started before the items were stored, so this waits for two sweeps.
  for (const sk of ['first sweep', 'second sweep']) {
    await put({ pk: 'ticket', sk, expiresAt: secondsFromNow(-60) });
    await untilDeleted(sk);
  }
  const kept = await Promise.all(['later', 'never', 'text', 'mistake'].map(exists));
  expect(kept).toEqual([true, true, true, true]);
});
