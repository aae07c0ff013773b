import type { Plugin } from 'vite';

/*
 * Two libraries keep the bundler from leaving out what the app does not use. These plugins change those places, and fail
 * the build when a new version of the library does not have them any more.
 */

/**
 * Zod's schemas carry methods that describe them as JSON Schema, with 5 kB of code behind them; the browser asks none of
 * them for it. Parsing stays as it is.
 */
const zodWithoutJsonSchema = rewriting('zod-without-json-schema', /\/zod\/v4\/classic\/schemas\.js$/, [
  [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'],
]);

/** React Router makes the components of its framework at the top level, where calls and names count as side effects. */
const pureReactRouter = rewriting('pure-react-router', /\/react-router\/dist\/[^/]+\/chunk-[^/]+\.mjs$/, [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo))\(/g, ' = /* @__PURE__ */ $1('],
]);

/** React Router's package leads to its build for development only, which warns in more places. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
};

/** Replaces what the patterns match in the modules whose path matches `id`. */
function rewriting(name: string, id: RegExp, replacements: readonly (readonly [RegExp, string])[]): Plugin {
  const unmatched = new Set(replacements.map(([pattern]) => pattern));
  return {
    name,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (code) =>
        replacements.reduce((changed, [pattern, replacement]) => {
          if (changed.search(pattern) >= 0) unmatched.delete(pattern);
          return changed.replaceAll(pattern, replacement);
        }, code),
    },
    buildEnd(error) {
      if (!error && unmatched.size > 0)
        throw new Error(`${name}: nothing matches ${[...unmatched].join(', ')}.`);
    },
  };
}

/** Plugins of the build that leave out unused code of libraries. */
export const treeShaking = [zodWithoutJsonSchema, pureReactRouter, productionRouter];
