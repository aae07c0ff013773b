import calls from './day.json' with { type: 'json' };

/**
 * The calls that an average daily user makes in a day: three visits, one outfit request, one look through the community
 * and a few messages. The numbers are generous assumptions. For example, every user makes five likes, sees a hundred
 * outfits of the feed and opens three of them with their comments. The calls of the community come first: among a million
 * people, a user's own outfit is no longer one of the newest hundred a few seconds after it was made.
 */
export const day: Readonly<typeof calls> = calls;
export type DailyCall = keyof typeof day;
/** The calls of the API that a person makes in a day. */
export const callsADay = Object.values(day).reduce<number>((sum, times) => sum + times, 0);

/**
 * One in this many opens, likes and comments is about the most popular outfit. The others are spread over all outfits.
 */
export const everyHowMany = 50;

/** The data of a person, and what the browser loads besides calls. */
export const person = {
  /** The number of accounts for each daily user. */
  accountsADailyUser: 4,
  monthlyADailyUser: 3,
  pieces: 30,
  outfits: 4,
  /** The number of public outfits at the start. They fill every list of the community. */
  publicOutfits: 150,
  /** The size of a person's rows in the table, and of their photos in all widths, in MB. */
  tableMegabytes: 0.3,
  mediaMegabytes: 15,
  photosADay: 120,
  megabytesADay: 4,
  socketMinutesADay: 20,
  /** The minutes between two messages of a socket, which are pings. */
  minutesAMessage: 5,
  /** Requests to the user pool. Access tokens are renewed once an hour; only few people sign in on a given day. */
  userPoolRequestsADay: 2,
  /** Codes for new accounts and lost passwords. */
  codesADay: 0.02,
  /** The morning mail of every fifth, where `mail` is set. */
  morningMailsADay: 0.2,
} as const;

/** Assumptions about Lambda. Its run times on AWS differ from those on this machine. */
export const functionTime = {
  /** Milliseconds per call. The memory is that of the feature in `infra/grants.ts`. */
  call: 60,
  /** GB-seconds of the six tasks of a generation (`generation`), and of making all variants of a photo (`photo`). */
  generation: 1.5,
  photo: 12,
  /** Seconds from the start to the end of a generation's workflow, which uses less than 64 MB. */
  workflowSeconds: 10,
  /** The share of workflows that are traced. X-Ray takes one a second, and this share of the others. */
  traced: 0.05,
  /** The number of changes in a batch of the stream, and the time that a batch takes. */
  changesABatch: 10,
  batchMilliseconds: 150,
  /** The bytes of log that a request produces, including access logs. */
  logBytes: 700,
} as const;

/** Returns how many times a person makes a call. Fractions of the average are spread evenly over the people. */
export const timesOf = (average: number, person: number) =>
  Math.floor((person + 1) * average) - Math.floor(person * average);
