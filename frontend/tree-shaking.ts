import type { Plugin } from 'vite';

/*
 * Two libraries prevent the bundler from removing code that the app does not use. These plugins change that code. They
 * fail the build if a new version of a library no longer contains it.
 */

/**
 * Removes the methods of Zod's schemas that convert them to JSON Schema, which the browser never calls. That saves 5 kB
 * of code. Parsing is not changed.
 */
const zodWithoutJsonSchema = rewriting('zod-without-json-schema', /\/zod\/v4\/classic\/schemas\.js$/, [
  [/^\s*inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'],
]);

/**
 * Marks React Router's top-level calls as pure and removes its display names. Both count as side effects, so the
 * bundler would keep components that the app does not use.
 */
const pureReactRouter = rewriting('pure-react-router', /\/react-router\/dist\/[^/]+\/chunk-[^/]+\.mjs$/, [
  [/^\w+\.displayName = .*;$/gm, ''],
  [/ = (React\d*\.(?:forwardRef|createContext|memo))\(/g, ' = /* @__PURE__ */ $1('],
]);

/**
 * Uses React Router's production build. Its package otherwise leads to the development build, which prints more
 * warnings.
 */
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

/**
 * A plugin that replaces the matches of the patterns in modules whose path matches `id`. The build fails if a pattern
 * has no match.
 */
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

/** Build plugins that remove unused code of libraries. */
export const treeShaking = [zodWithoutJsonSchema, pureReactRouter, productionRouter];
