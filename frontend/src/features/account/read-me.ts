import { t } from '../../lib/t.ts';

type About = { email: string; at: Date; missing: readonly string[] };

const files = [
  ['profile.json', t('your profile and the numbers on it')],
  ['notification-settings.json', t('the notifications that you want, and when your morning mail comes')],
  ['wardrobe.json', t('your clothes, newest first; "photo" names the file')],
  ['photos/', t('their photos')],
  ['avatar.webp', t('your own photo, if you have one')],
  ['outfits.json', t('your outfits, newest first; "picture" names the file')],
  ['pictures/', t('their pictures')],
  ['calendar.json', t('the outfits that you planned or wore, by day')],
  ['worn-days.json', t('the pieces and outfits that you wore, by day')],
  ['trips.json', t('your packing lists')],
  ['comments.json', t('what you commented')],
  ['likes.json', t('the outfits and comments that you like')],
  ['collections.json', t('your collections with the outfits in them')],
  ['follows.json', t('whom you follow, and who follows you')],
  ['blocked-people.json', t('whom you block')],
  ['messages.json', t("your conversations, with both people's messages")],
  ['notifications.json', t('what others did, the newest')],
  ['pinterest-board.json', t('the Pinterest board that you read last')],
] as const;
const column = 29;

/** The text in the ZIP that explains its files. */
export const readMe = ({ email, at, missing }: About) => `${t('Everything of {email}', { email })}
${t('Downloaded on {time}', { time: at.toISOString() })}

${files.map(([name, text]) => name.padEnd(column) + text).join('\n')}

${t('"Import a ZIP" in the menu of the wardrobe takes this file and adds the clothes in it.')}
${missing.length ? `\n${t('These photos were not there:')}\n${missing.join('\n')}\n` : ''}`;
