/** The request header in which CloudFront sends its secret key to the APIs. */
export const originKeyHeader = 'x-origin-key';

/** The JSON content of the secret: the key that CloudFront sends now, and the one before the last rotation. */
export type OriginKeys = { current: string; previous?: string };
