import { entryOf, type FunctionName, grants } from '../grants.ts';

const functions = new URL('../../functions/', import.meta.url);

/** Loads the Lambda handlers of `grants.ts`, by name. Each is imported when first called, as in a cold start. */
export const handlers = Object.fromEntries(
  (Object.keys(grants) as FunctionName[]).map((name) => [
    name,
    () => import(new URL(entryOf(name), functions).href),
  ]),
);
