import { swedishMessage } from '#shared/swedish/messages';
import { isSwedish } from './language.ts';

/** What the contract or the server says of an input, as people read it. */
export const messageText: (message: string) => string = isSwedish ? swedishMessage : (message) => message;
