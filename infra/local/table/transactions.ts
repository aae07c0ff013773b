import { hash } from 'node:crypto';
import { ServiceError } from '../aws-json.ts';
import { createKey, type Fields, type Item, type RequestShape, type Store, validateKey } from './dynalite.ts';
import { addWrite, type ItemWrite, type ItemWriteInput, keyOfWrite } from './item-writes.ts';
import { checkInput, describeTable, requestShape, validationException } from './perform.ts';
import { beginBatch, type WriteBatch } from './write-batch.ts';

/** The operation behind each transaction entry. A condition check is a delete whose writes are dropped. */
const operations = {
  ConditionCheck: 'DeleteItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
} as const;

type Kind = keyof typeof operations;

type TransactionInput = {
  readonly ClientRequestToken?: string;
  readonly TransactItems: readonly Partial<Record<Kind, ItemWriteInput>>[];
};

type TransactionWrite = ItemWrite & { readonly kind: Kind };

const part = (operation: ItemWrite['operation'], required: Fields = {}) => ({
  type: `ValueStruct<${operation}>`,
  children: { ...requestShape(operation).types, ...required },
});

const requiredString = { type: 'String', notNull: true };

/** The request of TransactWriteItems in the notation of dynalite's validator. dynalite does not know this operation. */
const transactionShape: RequestShape = {
  types: {
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    TransactItems: {
      type: 'List',
      notNull: true,
      lengthGreaterThanOrEqual: 1,
      lengthLessThanOrEqual: 100,
      children: {
        type: 'ValueStruct<TransactItem>',
        children: {
          ConditionCheck: part(operations.ConditionCheck, { ConditionExpression: requiredString }),
          Delete: part(operations.Delete),
          Put: part(operations.Put),
          Update: part(operations.Update, { UpdateExpression: requiredString }),
        },
      },
    },
  },
};

type CancellationReason = { readonly Code: string; readonly Message?: string; readonly Item?: Item };

/** How long a client request token is remembered. DynamoDB also remembers it for ten minutes. */
const tokenLifetimeMs = 10 * 60_000;

/**
 * Implements TransactWriteItems, which dynalite does not have. It checks all conditions and then writes all items in
 * one batch, or none. The caller keeps other writes away meanwhile, so that no condition can change before the batch is
 * committed. A request that is repeated with the same ClientRequestToken succeeds without being carried out again. The
 * SDK adds such a token to each transaction, because it retries after a lost answer. While a transaction runs, its
 * items are in `busy`.
 */
export function createTransactWriteItems(busy: Set<string>) {
  /** The digests of the transactions that succeeded, by their tokens, oldest first. */
  const done = new Map<string, { readonly digest: string; readonly expiresAt: number }>();

  /** Whether this token's request has succeeded. Throws IdempotentParameterMismatchException for another one. */
  function isDone(token: string, digest: string): boolean {
    for (const [old, { expiresAt }] of done) {
      if (expiresAt > Date.now()) break;
      done.delete(old);
    }
    const known = done.get(token);
    if (known && known.digest !== digest)
      throw new ServiceError(
        'IdempotentParameterMismatchException',
        'The request uses the same client token as a previous, but non-identical request.',
      );
    return known !== undefined;
  }

  return async (store: Store, input: object): Promise<object> => {
    const request = checkInput<TransactionInput>(store, transactionShape, input);
    const { ClientRequestToken: token, TransactItems } = request;
    const digest = hash('sha256', JSON.stringify(TransactItems));
    if (token && isDone(token, digest)) return {};

    const writes = writesOf(store, request);
    const identities = await identitiesOf(store, writes);
    for (const identity of identities) busy.add(identity);
    try {
      const batch = beginBatch(store);
      await addAll(batch, writes);
      await batch.commit();
    } finally {
      for (const identity of identities) busy.delete(identity);
    }

    if (token) done.set(token, { digest, expiresAt: Date.now() + tokenLifetimeMs });
    return {};
  };
}

/** Returns the single writes of a transaction. Throws a ServiceError if one of them is invalid by itself. */
function writesOf(store: Store, { TransactItems }: TransactionInput): TransactionWrite[] {
  return TransactItems.map((item) => {
    const [entry, ...others] = Object.entries(item) as [Kind, ItemWriteInput][];
    if (!entry || others.length > 0) {
      throw validationException('TransactItems can only contain one of Check, Put, Update or Delete');
    }
    const [kind, input] = entry;
    const operation = operations[kind];
    return { kind, operation, input: checkInput(store, requestShape(operation), input) };
  });
}

/** Returns the identities of all items in a transaction. Throws if two operations concern the same item. */
async function identitiesOf(store: Store, writes: readonly TransactionWrite[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const { input } of writes) {
    const identity = await identityOf(store, input);
    if (identity === undefined) continue;
    if (seen.has(identity)) {
      throw validationException('Transaction request cannot include multiple operations on one item');
    }
    seen.add(identity);
  }
  return seen;
}

/** Throws TransactionConflictException if a single write concerns an item that a transaction is writing. */
export async function refuseConflict(store: Store, input: ItemWriteInput, busy: ReadonlySet<string>) {
  if (!busy.size) return;
  const identity = await identityOf(store, input);
  if (identity !== undefined && busy.has(identity))
    throw new ServiceError('TransactionConflictException', 'Transaction is ongoing for the item');
}

/** A text that identifies the item of a write. Undefined without a valid key, which `addAll` refuses. */
async function identityOf(store: Store, input: ItemWriteInput): Promise<string | undefined> {
  const table = await describeTable(store, input.TableName);
  const key = keyOfWrite(table, input);
  return validateKey(key, table) ? undefined : `${input.TableName}~${createKey(key, table)}`;
}

/** Adds all writes to the batch. Continues after a refusal, as the error lists each item's reason in order. */
async function addAll(batch: WriteBatch, writes: readonly TransactionWrite[]): Promise<void> {
  const reasons: CancellationReason[] = [];
  for (const write of writes) {
    // A condition check is a delete in a separate batch that is never committed.
    const target = write.kind === 'ConditionCheck' ? beginBatch(batch.store) : batch;
    const refusal = await addWrite(target, write).then(() => undefined, reasonFor);
    reasons.push(refusal ?? { Code: 'None' });
  }
  if (reasons.every(({ Code }) => Code === 'None')) return;
  const codes = reasons.map(({ Code }) => Code).join(', ');
  throw new ServiceError(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
}

const reasonCodes = new Map([
  ['ConditionalCheckFailedException', 'ConditionalCheckFailed'],
  ['ValidationException', 'ValidationError'],
]);

/** The reason for cancelling a transaction. Rethrows other errors, such as a missing table. */
function reasonFor(error: unknown): CancellationReason {
  const code = error instanceof ServiceError ? reasonCodes.get(error.name) : undefined;
  if (!(error instanceof ServiceError) || !code) throw error;
  return { Code: code, Message: error.message, ...error.details };
}
