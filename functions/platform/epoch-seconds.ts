/**
 * Converts milliseconds to whole seconds since 1970, the unit of DynamoDB's time to live and of CloudFront's policies.
 * The default is now.
 */
export const epochSeconds = (milliseconds = Date.now()): number => Math.floor(milliseconds / 1000);
