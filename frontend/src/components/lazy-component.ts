import { type ComponentType, lazy } from 'react';

/** A script of the app could not be loaded, usually because the network is down. */
export class ScriptLoadError extends Error {}

/**
 * `React.lazy` for a named export: `load` imports the module, `name` is the component's export. Throws a
 * `ScriptLoadError` while rendering when the import fails.
 */
export const lazyComponent = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) =>
  lazy(async () => {
    try {
      return { default: (await load())[name] };
    } catch (cause) {
      throw new ScriptLoadError(`${name} did not arrive.`, { cause });
    }
  });
