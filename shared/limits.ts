/** Every number of the product that a person can run into. Lengths are in characters, sizes in bytes. */

export const megabyte = 1024 * 1024;

export const limits = {
  wardrobeItems: 100,
  upload: { files: 10, bytes: 10 * megabyte },
  item: { category: 50, color: 30, style: 50, brand: 100, description: 500, price: 1_000_000 },
  /** The longest photo that the browser sends for analysis, in characters of base64. */
  analysis: { base64: 2 * megabyte },
  clip: { url: 2000 },
  textureMaps: { count: 10, name: 50, path: 512 },
  account: {
    email: 255,
    password: { min: 8, max: 128 },
    displayName: { min: 2, max: 50 },
  },
  profile: { location: 100 },
  /** `baseItems`, `purchaseLinks` and `ignored` are counts; `prompt`, `choice` (mood or occasion) and `context` are lengths. */
  generation: { prompt: 1000, choice: 100, baseItems: 10, purchaseLinks: 10, context: 2000, ignored: 40 },
  outfit: { title: 100, notes: 500, items: 12, alternatives: 6 },
  pinboard: { token: 2000, trends: 20 },
  /** How far from today a day can be planned; the choices are the outfits that are offered in one answer. */
  calendar: { notes: 500, yearsBack: 1, yearsAhead: 2, choices: 200 },
  /** Week plans and trips have at most so many days; a proposal is swapped so often before it starts anew. */
  plan: { days: 14, swaps: 20 },
  /** How far back something can be recorded as worn, and be read as worn at once. */
  wear: { yearsBack: 1, days: 367 },
  message: { content: 2000, preview: 200 },
  /** The open sockets of a person; a newer one takes the place of the oldest. */
  sockets: 10,
  comment: { text: 1000 },
  /** How many people somebody may block. */
  blocks: 500,
  report: { text: 500 },
  community: {
    topLiked: 10,
    trends: 5,
    trending: 50,
    trendingDays: 7,
    recommendations: 12,
    /** For how many days a followed person's outfit stays in the feed, and how many come with a new follow. */
    followedDays: 60,
    followedAtFirst: 20,
  },
  /**
   * How often a person may make calls of a kind in a UTC day. Generations and vision calls, which cost money, have their
   * limits in `infra/settings.ts`.
   */
  perDay: {
    outfits: 200,
    uploads: 400,
    analyses: 400,
    clips: 200,
    weather: 500,
    comments: 300,
    follows: 200,
    conversations: 50,
    messages: 2000,
    reports: 50,
    /** Week plans and packing lists. */
    plans: 200,
  },
  /** Seconds that a URL is valid: at most for own images, for one own image, at most for images of public outfits. */
  signedUrl: { seconds: 86_400, singleSeconds: 300, sharedSeconds: 900 },
} as const;

/** What a call can count against a person's day. */
export type Counted = keyof typeof limits.perDay | 'generations' | 'visionCalls';

/** The largest upload in megabytes, the unit of the texts that name it. */
export const uploadMegabytes = limits.upload.bytes / megabyte;
