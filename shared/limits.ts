import calls from './call-limits.json' with { type: 'json' };

/** All limits of the product that a person can reach. Lengths are in characters, sizes in bytes. */

export const megabyte = 1024 * 1024;

export const limits = {
  wardrobeItems: 100,
  /**
   * The body of a request: its size, how deep its lists and objects are nested, and how many values one of them holds.
   * Checking a value by the contract costs time for each of them.
   */
  body: { bytes: 256 * 1024, levels: 32, values: 1000 },
  upload: { files: 10, bytes: 10 * megabyte },
  item: { category: 50, color: 30, style: 50, brand: 100, description: 500, price: 1_000_000, neverWith: 20 },
  /** The longest photo that the browser sends for analysis, in characters of base64. */
  analysis: { base64: 2 * megabyte },
  clip: { url: 2000 },
  textureMaps: { count: 10, name: 50, path: 512 },
  account: { email: 255, password: { min: 8, max: 128 }, displayName: { min: 2, max: 50 } },
  profile: { location: 100, removedChips: 40 },
  /** `baseItems`, `purchaseLinks` and `ignored` are counts, `prompt`, `choice` (mood, occasion), `context` lengths. */
  /** `prompt` and `change` (to an outfit) in characters. */
  generation: {
    prompt: 1000,
    change: 300,
    choice: 100,
    baseItems: 10,
    purchaseLinks: 10,
    context: 2000,
    ignored: 40,
  },
  outfit: { title: 100, notes: 500, items: 12, alternatives: 6 },
  pinboard: { token: 2000, trends: 20 },
  /** `yearsBack`, `yearsAhead`: how far a day can be planned. `choices`: the most outfits in one answer. */
  calendar: { notes: 500, yearsBack: 1, yearsAhead: 2, choices: 200 },
  /**
   * `days`: the most days of a week plan or a trip. `swaps`: how many swapped outfits a day remembers, so that they are
   * not proposed again. `checked`: for how many days planned outfits are compared with the forecast.
   */
  plan: { days: 14, swaps: 20, checked: 7 },
  /** A packing list has at most `lines` lines of one's own, each of at most `line` characters. */
  trip: { lines: 50, line: 80 },
  /** Wears can be recorded for the past `yearsBack` years. A request reads at most `days` worn days. */
  wear: { yearsBack: 1, days: 367 },
  message: { content: 2000, preview: 200 },
  /** The most open sockets of one person. When a person opens one more, their oldest socket is closed. */
  sockets: 10,
  comment: { text: 1000 },
  /** How many collections a person may have, outfits a collection, and characters its name. */
  collections: { count: 30, outfits: 60, name: 40 },
  /** The most people that one person may block. */
  blocks: 500,
  report: { text: 500 },
  community: {
    topLiked: 10,
    /** The most people that a search by name finds. */
    people: 20,
    /** So many comments on an outfit are counted. */
    comments: 100,
    trends: 5,
    trending: 50,
    trendingDays: 7,
    recommendations: 12,
    /**
     * `followedDays`: for how many days an outfit of a followed person stays in the feed. `followedAtFirst`: how many
     * of their outfits a new follow adds to the feed.
     */
    followedDays: 60,
    followedAtFirst: 20,
  },
  /**
   * How many calls of each kind a person may make in a UTC day and in a minute. They are more than a person needs: a
   * wardrobe of a hundred pieces can be imported in a minute. The minute also bounds calls that fail, which do not count
   * for the day. Generations and vision calls cost money; their limits a day are in `infra/settings.ts`.
   */
  calls,
  /**
   * How long a signed URL is valid, in seconds. `seconds`: the maximum for several own images. `singleSeconds`: for one
   * own image. `sharedSeconds`: the maximum for images of public outfits.
   */
  signedUrl: { seconds: 86_400, singleSeconds: 300, sharedSeconds: 900 },
} as const;

/**
 * How long access and id tokens are valid. The browser renews them before. A session that has ended can read for this
 * long; what it may no longer do is in `functions/platform/serving/account-state.ts`.
 */
export const tokenMinutes = 15;
/** How many seconds a refresh token still works after it was exchanged for a new one. Cognito allows up to 60. */
export const refreshGraceSeconds = 60;

/** The kinds of calls that count against a person's limits. */
export type Counted = keyof typeof limits.calls;

/** The largest upload in megabytes, the unit that the texts of the app use. */
export const uploadMegabytes = limits.upload.bytes / megabyte;
