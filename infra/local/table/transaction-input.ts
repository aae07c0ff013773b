import type { Fields, RequestShape, Store } from './dynalite.ts';
import type { ItemWrite, ItemWriteInput } from './item-writes.ts';
import { checkInput, requestShape, validationException } from './perform.ts';

/** The operation behind each transaction entry. A condition check is a delete whose writes are dropped. */
const operations = {
  ConditionCheck: 'DeleteItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
} as const;

type Kind = keyof typeof operations;

export type TransactionInput = {
  readonly ClientRequestToken?: string;
  readonly TransactItems: readonly Partial<Record<Kind, ItemWriteInput>>[];
};

export type TransactionWrite = ItemWrite & { readonly kind: Kind };

const part = (operation: ItemWrite['operation'], required: Fields = {}) => ({
  type: `ValueStruct<${operation}>`,
  children: { ...requestShape(operation).types, ...required },
});

const requiredString = { type: 'String', notNull: true };

/** The request of TransactWriteItems in the notation of dynalite's validator. dynalite does not know this operation. */
export const transactionShape: RequestShape = {
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

/** Returns the single writes of a transaction. Throws a ServiceError if one of them is invalid by itself. */
export function writesOf(store: Store, { TransactItems }: TransactionInput): TransactionWrite[] {
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
