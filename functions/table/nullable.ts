import { CustomAttributeType, type CustomAttributeTypeName } from 'electrodb';

/**
 * An attribute that may be null, so that a row has the shape of what the API answers. ElectroDB's own
 * `CustomAttributeType<T | null>` takes the union apart, which leaves a type that accepts no null.
 */
export const nullable = <T>() => CustomAttributeType('any') as CustomAttributeTypeName<T | null>;
