/**
 * After so many days an upload that has not become an item is deleted: by a rule of its bucket in AWS, by a
 * sweep on one machine.
 */
export const uploadExpiryDays = 1;
