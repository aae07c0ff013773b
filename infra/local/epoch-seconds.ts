/** Converts milliseconds since 1970 to the whole seconds that AWS's services and JSON web tokens use. */
export const epochSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
