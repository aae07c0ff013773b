import { CustomAttributeType, type CustomAttributeTypeName } from 'electrodb';

/**
 * The type of an attribute that may be null, so that rows have the same shape as API responses. ElectroDB's own
 * `CustomAttributeType` distributes over a union of `T` and null, and gives a type that does not accept null.
 */
export const nullable = <T>() => CustomAttributeType('any') as CustomAttributeTypeName<T | null>;
