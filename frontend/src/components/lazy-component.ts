import { type ComponentType, createElement, type FunctionComponent, lazy, useEffect, useState } from 'react';

/** Thrown when a script of the app cannot be loaded, usually because the network is down. */
export class ScriptLoadError extends Error {}

/** The words of Chromium, Firefox, WebKit and Vite for a script or its styles that could not be fetched. */
const notLoaded = /dynamically imported module|importing a module script failed|preload CSS|failed to fetch/i;

/** What a failed import throws while rendering: a `ScriptLoadError`, or what a module has thrown that was fetched. */
export const importError = (cause: unknown) =>
  cause instanceof Error && notLoaded.test(cause.message)
    ? new ScriptLoadError('A script did not arrive.', { cause })
    : cause;

/**
 * Like `React.lazy`, for a named export: `load` imports the module, `name` is the name of the exported component.
 * Throws a `ScriptLoadError` while rendering if the module cannot be fetched. `preload` loads the module ahead of time. A preloaded
 * component is rendered at once, without the fallback of a `Suspense`.
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
      throw importError(cause);
    }
  });
  // A mounted component keeps its choice between the two. A change of the component type would mount it again and lose
  // its state.
  return Object.assign(
    (props: Props) =>
      createElement(useState(() => loaded ?? (Lazy as unknown as ComponentType<Props>))[0], props),
    { preload },
  );
}

/**
 * Loads a lazy component after the page is shown. Use it for components that may be needed after the connection is
 * lost. If the script cannot be loaded, the error is reported when the component is rendered.
 */
export const usePreload = ({ preload }: { preload: () => Promise<unknown> }) =>
  useEffect(() => void preload().catch(() => undefined), [preload]);
