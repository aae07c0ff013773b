import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A script of the app could not be loaded, usually because the network is down. */
export class ScriptLoadError extends Error {}

/**
 * `React.lazy` for a named export: `load` imports the module, `name` is the component's export. Throws a
 * `ScriptLoadError` while rendering when the import fails. `preload` loads the module ahead; from then on the component
 * is rendered at once, without the fallback of a suspense.
 */
export function lazyComponent<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
): FunctionComponent<Props> & { preload: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load())[name];
    return { default: loaded };
  };
  const Lazy = lazy(async () => {
    try {
      return await preload();
    } catch (cause) {
      throw new ScriptLoadError(`${name} did not arrive.`, { cause });
    }
  });
  // Which of the two it is stays: another component would be mounted anew.
  return Object.assign(
    (props: Props) =>
      createElement(useState(() => loaded ?? (Lazy as unknown as ComponentType<Props>))[0], props),
    { preload },
  );
}
