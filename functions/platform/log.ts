import { Logger } from '@aws-lambda-powertools/logger';

/** Structured logs; what people write and upload, their addresses and their tokens never go in. */
export const log = new Logger();
