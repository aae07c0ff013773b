/** Milliseconds as whole seconds since 1970, as in DynamoDB's time to live and CloudFront's policies. */
export const epochSeconds = (milliseconds = Date.now()): number => Math.floor(milliseconds / 1000);
