/** A moment in whole seconds since 1970, the unit of DynamoDB's time to live and of CloudFront's policies. */
export const epochSeconds = (milliseconds = Date.now()): number => Math.floor(milliseconds / 1000);
