import {
  actionOf,
  checkTypes,
  checkValidations,
  type Fields,
  type Item,
  type RequestShape,
  type Store,
  shapeOf,
  type TableDescription,
} from './dynalite.ts';
import { toTableException } from './table-exception.ts';

export type Operation =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'CreateTable'
  | 'DeleteItem'
  | 'DeleteTable'
  | 'DescribeTable'
  | 'GetItem'
  | 'ListTables'
  | 'PutItem'
  | 'Query'
  | 'Scan'
  | 'UpdateItem'
  | 'UpdateTable';

type KnownOutputs = {
  DescribeTable: { readonly Table: TableDescription };
  GetItem: { readonly Item?: Item };
  Scan: { readonly Items: readonly Item[]; readonly LastEvaluatedKey?: Item };
};

type Output<Name extends Operation> = Name extends keyof KnownOutputs ? KnownOutputs[Name] : object;

/** dynalite's validator drops the fields that it does not know, and this one is younger than dynalite. */
const oldItemOnFailure: Fields = {
  ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
};

export function requestShape(operation: Operation): RequestShape {
  const shape = shapeOf(operation);
  return 'ConditionExpression' in shape.types
    ? { ...shape, types: { ...shape.types, ...oldItemOnFailure } }
    : shape;
}

/** Returns the input as the operation takes it, or throws what DynamoDB says before it looks at any data. */
export function checkInput<Input extends object>(store: Store, shape: RequestShape, input: object): Input {
  try {
    const checked = checkTypes(input, shape.types);
    checkValidations(checked, shape.types, shape.custom, store);
    return checked as Input;
  } catch (error) {
    throw toTableException(error);
  }
}

/** Runs an operation on an input that `checkInput` has returned. */
export const execute = <Name extends Operation>(store: Store, operation: Name, checkedInput: object) =>
  new Promise<Output<Name>>((resolve, reject) => {
    actionOf(operation)(store, checkedInput, (error, output) =>
      error ? reject(toTableException(error)) : resolve(output as Output<Name>),
    );
  });

export const perform = async <Name extends Operation>(store: Store, operation: Name, input: object) =>
  execute(store, operation, checkInput(store, requestShape(operation), input));
