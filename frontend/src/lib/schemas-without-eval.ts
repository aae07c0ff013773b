/*
 * Turns off zod's compilation of schemas by `new Function`, which the Content Security Policy forbids. Zod reads
 * this setting when the first schema is created, so this module must be imported before any schema.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
