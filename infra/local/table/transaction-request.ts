import type { Fields, RequestShape, Store } from './dynalite.ts';
import type { ItemWrite, ItemWriteInput } from './item-writes.ts';
import { checkInput, type Operation, requestShape } from './operations.ts';
import { validationException } from './table-exception.ts';

/** A condition check is a delete that is never carried out. */
const operations = {
  ConditionCheck: 'DeleteItem',
  Delete: 'DeleteItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
} as const;

type Kind = keyof typeof operations;

export type TransactWriteInput = {
  readonly ClientRequestToken?: string;
  readonly TransactItems: readonly Partial<Record<Kind, ItemWriteInput>>[];
};

export type TransactGetInput = { readonly TransactItems: readonly { readonly Get: object }[] };

export type TransactWrite = ItemWrite & { readonly kind: Kind };

const part = (operation: Operation, required: Fields = {}) => ({
  type: `ValueStruct<${operation}>`,
  children: { ...requestShape(operation).types, ...required },
});

const items = (parts: Fields) => ({
  type: 'List',
  notNull: true,
  lengthGreaterThanOrEqual: 1,
  lengthLessThanOrEqual: 100,
  children: { type: 'ValueStruct<TransactItem>', children: parts },
});

const requiredString = { type: 'String', notNull: true };

export const transactWriteShape: RequestShape = {
  types: {
    ClientRequestToken: { type: 'String', lengthGreaterThanOrEqual: 1, lengthLessThanOrEqual: 36 },
    TransactItems: items({
      ConditionCheck: part(operations.ConditionCheck, { ConditionExpression: requiredString }),
      Delete: part(operations.Delete),
      Put: part(operations.Put),
      Update: part(operations.Update, { UpdateExpression: requiredString }),
    }),
  },
};

export const transactGetShape: RequestShape = {
  types: { TransactItems: items({ Get: { ...part('GetItem'), notNull: true } }) },
};

export function writesOf(store: Store, { TransactItems }: TransactWriteInput): TransactWrite[] {
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
