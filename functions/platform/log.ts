import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { followed } from './followed.ts';

class Formatter extends LogFormatter {
  formatAttributes(of: UnformattedAttributes, more: LogAttributes) {
    const { logLevel: level, message, timestamp, serviceName: service } = of;
    const attributes = { level, message, timestamp: this.formatTimestamp(timestamp), service, ...followed() };
    return new LogItem({ attributes }).addAttributes(more);
  }
}

/** Structured logs. They never contain texts or photos of users, e-mail addresses or tokens. */
export const log = new Logger({ logFormatter: new Formatter() });
