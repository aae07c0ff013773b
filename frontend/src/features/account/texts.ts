/** What the profile page says about a person's data. */
export const texts = {
  downloadTitle: 'Download everything',
  downloadText:
    'One ZIP with your clothes and their photos, outfits, calendar, comments, likes, messages, follows, settings and profile. The wardrobe can import it again.',
  downloading: 'Collecting your data',
  keepOpen: 'Keep this page open until it is done.',
  downloaded: 'Your data was downloaded',
  downloadFailed: 'Your data could not be downloaded',
  missing: (count: number) =>
    count === 1
      ? 'One photo is missing; README.txt names it.'
      : `${count} photos are missing; README.txt names them.`,
  deleteTitle: 'Delete my account',
  deleteText: 'Deletes your account with everything in it, for good.',
  deleteGoes:
    'Your clothes, photos, outfits, calendar, comments, likes, follows, connections, profile and sign-in are deleted. Nobody sees you from now on, and it cannot be taken back.',
  deleteStays:
    'The people you wrote to keep the messages that they were sent, from “Deleted account”. Nothing else stays; backups and logs of the server expire by themselves.',
  deleteFirst: 'Download everything first if you want to keep it.',
  wordLabel: (word: string) => `Type “${word}” to confirm`,
  wordMissing: (word: string) => `Please type “${word}”.`,
  deleteFailed: 'Your account was not deleted',
  deleting: 'Deleting...',
  deleted: 'Your account was deleted',
  deletedDetail: 'What is left of it is removed within two hours.',
} as const;
