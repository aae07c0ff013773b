/** The header in which CloudFront sends its key to the APIs. */
export const originKeyHeader = 'x-origin-key';

/** The text of the secret, as JSON: the key that CloudFront sends, and the one that it sent before a rotation. */
export type OriginKeys = { current: string; previous?: string };
