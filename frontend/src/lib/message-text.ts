import { swedishMessage } from '#shared/swedish/messages';

/** What the contract or the server says of an input, as people read it. */
export const messageText: (message: string) => string =
  import.meta.env.VITE_LANGUAGE === 'sv' ? swedishMessage : (message) => message;
