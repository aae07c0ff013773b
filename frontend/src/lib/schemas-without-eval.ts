/*
 * The page's security policy forbids to make functions of strings, which zod tries for speed. It reads this
 * when its first schema is made, by scripts that are loaded after the landing page's.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
