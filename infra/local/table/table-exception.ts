/** An answer other than success; its name is the one that DynamoDB's clients see. */
export class TableException extends Error {
  readonly details: object;

  constructor(name: string, message: string, details: object = {}) {
    super(message);
    this.name = name;
    this.details = details;
  }
}

export const validationException = (message: string) => new TableException('ValidationException', message);

type DynaliteError = Error & {
  readonly body: { readonly __type: string; readonly message?: string; readonly Message?: string };
};

const isDynaliteError = (error: unknown): error is DynaliteError => error instanceof Error && 'body' in error;

/** Translates dynalite's refusals; any other error is a fault and stays what it is. */
export function toTableException(error: unknown): unknown {
  if (!isDynaliteError(error)) return error;
  const { __type, message, Message } = error.body;
  return new TableException(__type.replace(/^.*#/, ''), message ?? Message ?? '');
}
