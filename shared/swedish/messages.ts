import messagesTable from './messages.json' with { type: 'json' };

/**
 * The Swedish texts for messages about invalid input. The contract and the server write the messages in English, and
 * the Swedish app translates them with this table. `{count}` is a number.
 */
const messages: Readonly<Record<string, string>> = messagesTable;

const number = /\d+/;

/** Translates a message of the contract or the server to Swedish. An unknown message is returned unchanged. */
export const swedishMessage = (message: string): string =>
  messages[message.replace(number, '{count}')]?.replace('{count}', message.match(number)?.[0] ?? '') ??
  message;
