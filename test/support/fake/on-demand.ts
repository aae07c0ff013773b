import type { lazyComponent } from '#frontend/components/lazy-component.ts';

/** The components whose scripts are loaded on demand, with their names. */
export const onDemand = new Map<Pick<ReturnType<typeof lazyComponent>, 'preload'>, string>();

/** Loads the registered components with these names, so that they are later rendered without waiting. */
export const preload = (names: readonly string[]) =>
  Promise.all(
    [...onDemand].filter(([, name]) => names.includes(name)).map(([component]) => component.preload()),
  );
