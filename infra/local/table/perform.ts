import { ServiceError } from '../aws-json.ts';
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

/** The dynalite operations that the local table or the app uses. */
export type OperationName =
  | 'BatchGetItem'
  | 'BatchWriteItem'
  | 'CreateTable'
  | 'DeleteItem'
  | 'DescribeTable'
  | 'GetItem'
  | 'PutItem'
  | 'Query'
  | 'Scan'
  | 'UpdateItem';

type KnownOutputs = {
  DescribeTable: { readonly Table: TableDescription };
  GetItem: { readonly Item?: Item };
  Scan: { readonly Items: readonly Item[]; readonly LastEvaluatedKey?: Item };
};

type Output<Name extends OperationName> = Name extends keyof KnownOutputs ? KnownOutputs[Name] : object;

/** A request field that is newer than dynalite. Else dynalite's validator would drop it as unknown. */
const oldItemOnFailure: Fields = {
  ReturnValuesOnConditionCheckFailure: { type: 'String', enum: ['ALL_OLD', 'NONE'] },
};

/** Returns how dynalite's validator describes the request of an operation, with the missing field added. */
export function requestShape(operation: OperationName): RequestShape {
  const shape = shapeOf(operation);
  return 'ConditionExpression' in shape.types
    ? { ...shape, types: { ...shape.types, ...oldItemOnFailure } }
    : shape;
}

/** Validates an input without reading data. Returns its known fields. Throws a ServiceError if it is invalid. */
export function checkInput<Input extends object>(store: Store, shape: RequestShape, input: object): Input {
  try {
    const checked = checkTypes(input, shape.types);
    checkValidations(checked, shape.types, shape.custom, store);
    return checked as Input;
  } catch (error) {
    throw toServiceError(error);
  }
}

/** Runs an operation on an input from `checkInput`. Rejects with a ServiceError if it is refused. */
export const execute = <Name extends OperationName>(store: Store, operation: Name, checkedInput: object) =>
  new Promise<Output<Name>>((resolve, reject) => {
    actionOf(operation)(store, checkedInput, (error, output) =>
      error ? reject(toServiceError(error)) : resolve(output as Output<Name>),
    );
  });

/** Validates an input and runs the operation. */
export const perform = async <Name extends OperationName>(store: Store, operation: Name, input: object) =>
  execute(store, operation, checkInput(store, requestShape(operation), input));

/** Describes a table. Rejects with ResourceNotFoundException if it does not exist. */
export async function describeTable(store: Store, table: string): Promise<TableDescription> {
  return (await perform(store, 'DescribeTable', { TableName: table })).Table;
}

/** Returns only the key attributes of an item. */
export const primaryKey = ({ KeySchema }: TableDescription, item: Item): Item =>
  Object.fromEntries(
    KeySchema.flatMap(({ AttributeName }) => {
      const value = item[AttributeName];
      return value ? [[AttributeName, value]] : [];
    }),
  );

export const validationException = (message: string) => new ServiceError('ValidationException', message);

type Refusal = Error & {
  readonly body: { readonly __type: string; readonly message?: string; readonly Message?: string };
};

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'body' in error;

/** Converts dynalite's refusal, an error whose `body` is the answer, to a ServiceError. Keeps other errors. */
function toServiceError(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  const { __type, message, Message } = error.body;
  return new ServiceError(__type.replace(/^.*#/, ''), message ?? Message ?? '');
}
