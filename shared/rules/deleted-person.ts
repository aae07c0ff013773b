/** Stands for somebody who has deleted their account, in what stays with others: the messages that they sent. */
export const deletedPersonId = '00000000-0000-0000-0000-000000000000';

/** What such a person is called. */
export const deletedPersonName = 'Deleted account';
