import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { eventually } from '../../../support/app/eventually.ts';
import { tableUnderTest } from './table-under-test.ts';

const { document, table } = await tableUnderTest();

const put = (Item: Record<string, unknown>) => document.send(new PutCommand({ TableName: table, Item }));

const exists = async (sk: string) =>
  (await document.send(new GetCommand({ TableName: table, Key: { pk: 'ticket', sk } }))).Item !== undefined;

const untilDeleted = (sk: string) => eventually(async () => expect(await exists(sk)).toBe(false));

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const sixYears = 6 * 365 * 24 * 60 * 60;

test('an item is deleted once it has expired, from its indexes too, and stays otherwise', async () => {
  const [past, later] = [secondsFromNow(-60), secondsFromNow(3600)];
  await put({ pk: 'ticket', sk: 'expired', gsi1pk: 'tickets', gsi1sk: 'expired', expiresAt: past });
  await put({ pk: 'ticket', sk: 'later', expiresAt: later });
  await put({ pk: 'ticket', sk: 'never' });
  await put({ pk: 'ticket', sk: 'text', expiresAt: String(past) });
  // More than five years ago: such a time is probably a mistake.
  await put({ pk: 'ticket', sk: 'mistake', expiresAt: secondsFromNow(-sixYears) });

  // The first sweep may have started before the items were stored, so this waits for two sweeps.
  for (const sk of ['first sweep', 'second sweep']) {
    await put({ pk: 'ticket', sk, expiresAt: past });
    await untilDeleted(sk);
  }
  const kept = await Promise.all(['later', 'never', 'text', 'mistake', 'expired'].map(exists));
  expect(kept).toEqual([true, true, true, true, false]);
  const indexed = await document.send(
    new QueryCommand({
      TableName: table,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': 'tickets' },
    }),
  );
  expect(indexed.Items).toEqual([]);
});
