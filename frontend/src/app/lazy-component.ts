import { type ComponentType, lazy } from 'react';

/** A script of the app did not arrive, which a connection mends. */
export class ScriptLoadError extends Error {}

/** A component that is loaded when it is first shown, by the name that its file exports. */
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
