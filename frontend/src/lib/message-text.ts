import { swedishMessage } from '#shared/swedish/messages';
import { isSwedish } from './language.ts';

/** A validation message of the contract or the server, in the language of the app. */
export const messageText: (message: string) => string = isSwedish ? swedishMessage : (message) => message;
