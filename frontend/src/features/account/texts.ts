import { plural, t } from '../../lib/t.ts';
/** The texts of the profile page about the download and the deletion of a person's data. */
export const texts = {
  downloadTitle: t('Download everything'),
  downloadText: t(
    'One ZIP with your clothes and their photos, outfits, calendar, comments, likes, messages, follows, settings and profile. The wardrobe can import it again.',
  ),
  downloading: t('Collecting your data'),
  keepOpen: t('Keep this page open until it is done.'),
  downloaded: t('Your data was downloaded'),
  downloadFailed: t('Your data could not be downloaded'),
  missing: (count: number) =>
    plural(
      count,
      'One photo is missing; README.txt names it.',
      '{count} photos are missing; README.txt names them.',
    ),
  sessionsTitle: t('Sign out everywhere'),
  sessionsText: (minutes: number) =>
    t(
      'Ends your sessions on all phones and computers, this one too. Nothing can be changed there from then on; what is open may still be read for {minutes} minutes.',
      { minutes },
    ),
  sessionsFailed: t('You were not signed out'),
  sessionsEnded: t('You are signed out everywhere'),
  codesTitle: t('Two-step sign-in'),
  codesText: t('Asks for a code from an app on your phone after your password, each time you sign in.'),
  codesStale: (minutes: number) =>
    t('You can change this for {minutes} minutes after signing in.', { minutes }),
  codesAreOn: t('It is on. If you turn it off, your password alone is enough to sign in.'),
  codesSetUp: t('Scan this with an authenticator app. On the phone itself, use the link.'),
  codesLost: t('If you lose the phone, only the people who run this app can let you in.'),
  deleteTitle: t('Delete my account'),
  deleteText: t('Deletes your account with everything in it, for good.'),
  deleteGoes: t(
    'Your clothes, photos, outfits, calendar, comments, likes, follows, connections, profile and sign-in are deleted. Nobody sees you from now on, and it cannot be taken back.',
  ),
  deleteStays: t(
    'The people you wrote to keep the messages that they were sent, from “Deleted account”. Nothing else stays; backups and logs of the server expire by themselves.',
  ),
  deleteFirst: t('Download everything first if you want to keep it.'),
  wordLabel: (word: string) => t('Type “{word}” to confirm', { word }),
  wordMissing: (word: string) => t('Please type “{word}”.', { word }),
  deleteFailed: t('Your account was not deleted'),
  deleting: t('Deleting...'),
  deleted: t('Your account was deleted'),
  deletedDetail: t('What is left of it is removed within two hours.'),
} as const;
