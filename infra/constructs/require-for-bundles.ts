/** An ES module has no `require`, and packages of the older kind ask it for the modules that Node brings. */
export const requireForBundles =
  "import { createRequire as requireFrom } from 'node:module'; globalThis.require ??= requireFrom(import.meta.url);";
