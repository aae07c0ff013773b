import * as z from 'zod';

// The fields that the requests of several operations share.

export const ClientId = z.string().min(1).max(128);
export const PoolId = z.string().min(1).max(55);
export const GroupName = z.string().min(1).max(128);

/** An address in any case, or the id of a user. */
export const Username = z.string().min(1).max(255);

export const ConfirmationCode = z.string().min(1).max(2048);
export const Token = z.string().min(1);

/** What a client hands to the triggers, and to nothing else. */
export const ClientMetadata = z.record(z.string(), z.string()).optional();
export type ClientMetadata = z.infer<typeof ClientMetadata>;

/** Attributes on the wire are a list of names and values. */
export const Attributes = z
  .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default('') }))
  .default([])
  .transform((list) => new Map(list.map(({ Name, Value }) => [Name, Value])));
