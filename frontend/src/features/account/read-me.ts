type About = { email: string; at: Date; missing: readonly string[] };

/** The text in the ZIP that says what is in it. */
export const readMe = ({ email, at, missing }: About) => `Everything of ${email}
Downloaded on ${at.toISOString()}

profile.json                 your profile and the numbers on it
notification-settings.json   the kinds of notifications that you want
wardrobe.json                your clothes, newest first; "photo" names the file
photos/                      their photos
avatar.webp                  your own photo, if you have one
outfits.json                 your outfits, newest first; "picture" names the file
pictures/                    their pictures
calendar.json                the outfits that you planned or wore, by day
trips.json                   your packing lists
comments.json                what you commented
likes.json                   the outfits and comments that you like
follows.json                 whom you follow, and who follows you
blocked-people.json          whom you block
messages.json                your conversations, with both people's messages
notifications.json           what others did, the newest
pinterest-board.json         the Pinterest board that you read last

"Import a ZIP" in the menu of the wardrobe takes this file and adds the clothes in it.
${missing.length ? `\nThese photos were not there:\n${missing.join('\n')}\n` : ''}`;
