import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs. They never contain texts or photos of users, e-mail addresses or tokens. */
export const log = new Logger();
