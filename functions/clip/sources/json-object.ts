/** An object parsed from JSON, or built from microdata with the same property names. */
export type JsonObject = { [name: string]: unknown };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property's values as an array: it may be missing, one value, an array, or a JSON-LD `@list` or `@set`. */
export function toArray(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat(2);
  if (isJsonObject(value) && Array.isArray(value['@list'] ?? value['@set']))
    return toArray(value['@list'] ?? value['@set']);
  return value === undefined || value === null ? [] : [value];
}
