import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import type { Pool } from './pool.ts';

/** An address in any case, or the id of a user. */
export const Username = z.string().min(1).max(255);
/** A new password; Cognito refuses white space at its ends. */
export const NewPassword = z
  .string()
  .max(256)
  .regex(/^\S(.*\S)?$/s);
export const ConfirmationCode = z.string().min(1).max(2048);
export const Token = z.string().min(1);

export const notAuthorized = (message: string) => new ServiceError('NotAuthorizedException', message);
export const invalidParameter = (message: string) => new ServiceError('InvalidParameterException', message);

/**
 * Defines a call of the pool's client with the fields that it takes. Throws InvalidParameterException for a
 * request of another shape and ResourceNotFoundException for an unknown client.
 */
export const clientOperation =
  <Shape extends z.ZodRawShape>(
    { clientId }: Pool,
    shape: Shape,
    run: (request: z.infer<z.ZodObject<Shape>>) => object | Promise<object>,
  ): Operation =>
  (input: object) => {
    const request = readRequest(z.object(shape), input);
    const { ClientId } = readRequest(z.object({ ClientId: z.string() }), input);
    if (ClientId !== clientId)
      throw new ServiceError('ResourceNotFoundException', `User pool client ${ClientId} does not exist.`);
    return run(request);
  };

/** Throws InvalidParameterException for a request that the schema does not fit. */
export function readRequest<Schema extends z.ZodType>(schema: Schema, input: object): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const [issue] = error.issues;
  throw invalidParameter(
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy constraint: ${issue?.message}`,
  );
}
