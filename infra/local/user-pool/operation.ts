import * as z from 'zod';
import { ServiceError } from '../aws-json.ts';
import type { Pool } from './pool.ts';

/** The email address of a user, in upper or lower case, or the user's id. */
export const Username = z.string().min(1).max(255);
/** A new password. Like Cognito, it refuses white space at the beginning and the end. */
export const NewPassword = z
  .string()
  .max(256)
  .regex(/^\S(.*\S)?$/s);
export const ConfirmationCode = z.string().min(1).max(2048);
export const Token = z.string().min(1);

export const notAuthorized = (message: string) => new ServiceError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

/**
 * Defines how operations are defined that name the pool or its client: with the fields that they accept. They throw
 * InvalidParameterException if a request has another shape, and ResourceNotFoundException if it names another one.
 */
const operationOn =
  (field: string, kind: string, idOf: (pool: Pool) => string) =>
  <Shape extends z.ZodRawShape>(
    pool: Pool,
    shape: Shape,
    run: (request: z.infer<z.ZodObject<Shape>>) => object | Promise<object>,
  ) =>
  (input: object) => {
    const request = readRequest(z.object(shape), input);
    const id = readRequest(z.object({ [field]: z.string() }), input)[field];
    if (id !== idOf(pool))
      throw new ServiceError('ResourceNotFoundException', `${kind} ${id} does not exist.`);
    return run(request);
  };
export const clientOperation = operationOn('ClientId', 'User pool client', ({ clientId }) => clientId);
export const poolOperation = operationOn('UserPoolId', 'User pool', ({ id }) => id);

/** Checks a request with a schema. Throws InvalidParameterException if it does not match. */
export function readRequest<Schema extends z.ZodType>(schema: Schema, input: object): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;
  throw invalidParameter(
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
}
