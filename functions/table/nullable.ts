import { CustomAttributeType, type CustomAttributeTypeName } from 'electrodb';

/**
 * The type of an attribute that may be null, so that rows have the same shape as the API's answers. ElectroDB's
 * `CustomAttributeType<T | null>` distributes over the union and yields a type that does not accept null.
 */
export const nullable = <T>() => CustomAttributeType('any') as CustomAttributeTypeName<T | null>;
