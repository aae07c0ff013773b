import localNames from './names.json' with { type: 'json' };

/**
 * The names that the local cloud's services use. None of them is secret. `issuerBase` is the beginning of the `iss` claim
 * of tokens: a name and not an address, because the port may change.
 */
export const names = localNames;
