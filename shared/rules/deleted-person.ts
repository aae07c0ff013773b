/** The id that replaces the id of a person who has deleted their account, in the messages that they sent to others. */
export const deletedPersonId = '00000000-0000-0000-0000-000000000000';

/** The name that is shown for a person who has deleted their account. */
export const deletedPersonName = 'Deleted account';
