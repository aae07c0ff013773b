import * as z from 'zod';
import { cleanLine, cleanText } from '../rules/clean-text.ts';

/**
 * A text of one line that people write and others can read, such as a name. It is cleaned before its length is checked.
 * `error` is the message if it is missing.
 */
export const line = (error?: string) => z.string(error).overwrite(cleanLine);

/** The same for a text that may have several lines, such as a message. */
export const lines = (error?: string) => z.string(error).overwrite(cleanText);
