import { createKey, type Item, type Store, validateKey } from './dynalite.ts';
import { addWrite, type ItemWriteInput, keyOfWrite } from './item-writes.ts';
import { checkInput, perform } from './operations.ts';
import type { RequestTokens } from './request-tokens.ts';
import { TableException, validationException } from './table-exception.ts';
import { describeTable } from './table-schema.ts';
import {
  type TransactGetInput,
  type TransactWrite,
  type TransactWriteInput,
  transactGetShape,
  transactWriteShape,
  writesOf,
} from './transaction-request.ts';
import { WriteBatch } from './write-batch.ts';

type CancellationReason = { readonly Code: string; readonly Message?: string; readonly Item?: Item };

/** Writes all items or none; the caller keeps other writes away meanwhile. */
export async function transactWriteItems(
  store: Store,
  tokens: RequestTokens,
  input: object,
): Promise<object> {
  const request = checkInput<TransactWriteInput>(store, transactWriteShape, input);
  const { ClientRequestToken: token, TransactItems } = request;
  if (token && tokens.has(token, TransactItems)) return {};

  const writes = writesOf(store, request);
  await refuseSameItemTwice(store, writes);
  const batch = new WriteBatch(store);
  await cancelUnlessAllSucceed(writes.map((write) => () => addWrite(batchFor(write, batch), write)));
  await batch.commit();

  if (token) tokens.remember(token, TransactItems);
  return {};
}

/** Reads all items as of one moment; the caller keeps writes away meanwhile. */
export async function transactGetItems(store: Store, input: object): Promise<object> {
  const { TransactItems } = checkInput<TransactGetInput>(store, transactGetShape, input);
  const reads = TransactItems.map(
    ({ Get }) =>
      () =>
        perform(store, 'GetItem', Get),
  );
  const found = await cancelUnlessAllSucceed(reads);
  return { Responses: found.map(({ Item }) => ({ Item })) };
}

/** What a condition check would delete goes into a batch that is never committed. */
const batchFor = ({ kind }: TransactWrite, batch: WriteBatch) =>
  kind === 'ConditionCheck' ? new WriteBatch(batch.store) : batch;

async function refuseSameItemTwice(store: Store, writes: readonly TransactWrite[]): Promise<void> {
  const seen = new Set<string>();
  for (const { input } of writes) {
    const identity = await identityOf(store, input);
    if (identity === undefined) continue;
    if (seen.has(identity)) {
      throw validationException('Transaction request cannot include multiple operations on one item');
    }
    seen.add(identity);
  }
}

/** An input without a valid key has no identity: its write is refused with the reason. */
async function identityOf(store: Store, input: ItemWriteInput): Promise<string | undefined> {
  const table = await describeTable(store, input.TableName);
  const key = keyOfWrite(table, input);
  return validateKey(key, table) ? undefined : `${input.TableName}~${createKey(key, table)}`;
}

/** Tries every part, because the exception reports on each of them. */
async function cancelUnlessAllSucceed<Result>(parts: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const reasons: CancellationReason[] = [];
  for (const attempt of parts) {
    try {
      results.push(await attempt());
      reasons.push({ Code: 'None' });
    } catch (error) {
      reasons.push(reasonFor(error));
    }
  }
  if (results.length === parts.length) return results;
  const codes = reasons.map(({ Code }) => Code).join(', ');
  throw new TableException(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}

const reasonCodes = new Map([
  ['ConditionalCheckFailedException', 'ConditionalCheckFailed'],
  ['ValidationException', 'ValidationError'],
]);

function reasonFor(error: unknown): CancellationReason {
  const code = error instanceof TableException ? reasonCodes.get(error.name) : undefined;
  if (!(error instanceof TableException) || !code) throw error;
  return { Code: code, Message: error.message, ...error.details };
}
