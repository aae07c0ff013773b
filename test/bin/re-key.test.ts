import { randomUUID } from 'node:crypto';
import { type AttributeValue, DynamoDBClient, PutItemCommand, paginateScan } from '@aws-sdk/client-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { ensureTable } from '#infra/local/table/ensure-table';
import { startTable } from '#infra/local/table/table-service';
import { conversationIdOf } from '../../functions/messages/conversation-id.ts';
import { startApp } from '../support/app/app.ts';
import { richPerson } from '../support/calls/rich-person.ts';

const app = await startApp();
const scene = await richPerson(app, 'Ada');
scene.socket.terminate();
await app.settle();
const people = [scene.ada, scene.bea, scene.cy, scene.dan, scene.eve, scene.fay];
const subjects = new Map(people.map(({ userId }) => [userId, randomUUID()]));
const renewed = (id: string) => subjects.get(id) ?? id;

type Row = Record<string, AttributeValue>;
const keyOf = ({ pk, sk }: Row) => `${pk?.S} ${sk?.S}`;
const rowsOf = async (client: DynamoDBClient, TableName: string) => {
  const rows: Row[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) rows.push(...Items);
  return rows.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
};
const before = await rowsOf(new DynamoDBClient({}), process.env['TABLE_NAME'] ?? '');
// The restored table is in another service, which delivers no changes, as a restored table has no stream.
const service = await startTable();
vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', service.url);
const restored = new DynamoDBClient({});
await ensureTable(service.url, 'restored');
for (const Item of before) await restored.send(new PutItemCommand({ TableName: 'restored', Item }));
const { inverse, reKey } = await import('../../bin/restore/re-key.ts');
const { profilesOf, reKeyRows } = await import('../../bin/restore/rows.ts');
const { withoutAccount } = await import('../../bin/restore/people.ts');
afterAll(() => service.close());

it('people in the table who are in the pool no more are found', async () => {
  const found = await withoutAccount(await profilesOf('restored'), process.env['USER_POOL_ID'] ?? '');
  // Only Ada has signed up in the pool; the others have a token alone.
  const [, ...others] = people;
  expect(found.sort()).toEqual(others.map(({ userId }) => userId).sort());
});

it('no row of any entity holds a former subject after a run that was interrupted and repeated', async () => {
  const { send } = DynamoDBClient.prototype;
  let calls = 0;
  vi.spyOn(DynamoDBClient.prototype, 'send').mockImplementation(function (this: DynamoDBClient, command) {
    if (command.constructor.name === 'BatchWriteItemCommand' && ++calls === 3) throw new Error('killed');
    return (send as (each: unknown) => never).call(this, command);
  });
  await expect(reKeyRows('restored', subjects)).rejects.toThrow('killed');
  await reKeyRows('restored', subjects);
  expect(await reKeyRows('restored', subjects)).toBe(0);

  const after = await rowsOf(restored, 'restored');
  for (const { userId } of people) expect(JSON.stringify(after)).not.toContain(userId);
  // The two people of a conversation find it again, because its id is made of their new subjects.
  const talks = [
    [scene.ada, scene.bea],
    [scene.bea, scene.dan],
    [scene.dan, scene.ada],
    [scene.cy, scene.ada],
  ].map(([one, other]) => [one?.userId ?? '', other?.userId ?? ''] as const);
  const conversations = talks.map(([one, other]) => [
    conversationIdOf(one, other),
    conversationIdOf(renewed(one), renewed(other)),
  ]) as [string, string][];
  for (const [former, latest] of conversations) {
    expect(JSON.stringify(after)).not.toContain(former);
    expect(JSON.stringify(after)).toContain(latest);
  }
  // With the former ids put back, every row is as it was.
  const back = inverse(new Map([...subjects, ...conversations]));
  expect(reKey(after, back).toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))).toEqual(before);
});
