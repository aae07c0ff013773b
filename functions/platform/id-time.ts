/** When a version 7 UUID was made, of which its first 48 bits tell in milliseconds. */
export const timeOfId = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
