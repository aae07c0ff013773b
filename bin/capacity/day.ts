/**
 * The day of the average daily user, as calls of the contract: three visits, one outfit asked for, one look through the
 * community and a few messages. The numbers are assumptions, on the generous side: five likes, a hundred outfits of the feed
 * and three that are opened with their comments, for everybody and not only for those who like most.
 */
export const day = {
  // One look through the community, and half a second one. It comes first, because among a million people one's own
  // outfit has left the newest hundred seconds after it was made.
  'community.getOverview': 1.5,
  'community.listRecommendations': 1.5,
  'community.listFeed': 2,
  'community.listTrending': 0.4,
  'community.listFollowedFeed': 0.5,
  'community.getPublicOutfit': 3,
  'community.listComments': 3,
  'community.getPerson': 0.5,
  'community.listPersonOutfits': 0.5,
  'community.likeOutfit': 5,
  'community.unlikeOutfit': 0.3,
  'community.addComment': 0.3,
  'community.likeComment': 0.3,
  'community.followUser': 0.2,
  // Three visits: each opens a socket and the page of the day.
  'realtime.createTicket': 3,
  'realtime.countUnread': 3,
  'calendar.listEntries': 3,
  'wardrobe.listItems': 2,
  'images.signUrls': 2,
  'styling.readStyling': 2,
  'outfits.listOutfits': 2,
  'outfits.getOutfit': 1,
  'generation.startGeneration': 1,
  'generation.getGeneration': 1,
  'outfits.setFeedback': 0.3,
  'outfits.wearOutfit': 0.5,
  'wardrobe.getStatistics': 0.2,
  'calendar.scheduleOutfit': 0.3,
  'wardrobe.createItem': 0.1,
  'notifications.listNotifications': 1,
  'notifications.markSeen': 1,
  'messages.listConversations': 1,
  'messages.listMessages': 2,
  'messages.sendMessage': 2,
  'messages.markRead': 1,
  'community.getOwnTotals': 0.3,
  'profile.getProfile': 0.3,
  'outfits.setVisibility': 0.3,
} as const;
export type DailyCall = keyof typeof day;

/** One of so many opens, likes and comments is of the outfit that everybody sees; the others are spread. */
export const everyHowMany = 50;

/** What a person brings along, and what the browser loads besides calls. */
export const person = {
  /** People with an account for each who comes on a day. */
  accountsADailyUser: 4,
  monthlyADailyUser: 3,
  pieces: 30,
  outfits: 4,
  /** The public outfits that are there, enough to fill every list of the community. */
  publicOutfits: 150,
  /** Rows of a person in the table, and their photos in all widths, in MB. */
  tableMegabytes: 0.3,
  mediaMegabytes: 15,
  photosADay: 120,
  megabytesADay: 4,
  socketMinutesADay: 20,
  /** Access tokens are renewed once an hour; few people sign in on a day. */
  userPoolRequestsADay: 2,
} as const;

/** Assumptions about Lambda, whose time on AWS is not that of this machine. */
export const functionTime = {
  /** Milliseconds of a call; memory is that of the feature in `infra/grants.ts`. */
  call: 60,
  /** GB-seconds of the six tasks of a generation, and of all variants of a photo. */
  generation: 1.5,
  photo: 12,
  /** A batch of the stream has about so many changes and takes so long. */
  changesABatch: 10,
  batchMilliseconds: 150,
  /** Bytes of log that a request leaves, access logs included. */
  logBytes: 700,
} as const;

/** How many times each person makes a call: fractions are spread evenly over the people. */
export const timesOf = (average: number, person: number) =>
  Math.floor((person + 1) * average) - Math.floor(person * average);
