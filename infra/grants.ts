import type { Feature } from '#shared/contract/index';
import type { tableKeys } from '../functions/table/table-keys.ts';

/** The DynamoDB actions that a function may be granted on the table. `Scan` is not among them. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';
export type IndexName = keyof typeof tableKeys.indexes;

/**
 * The rights that a function may be granted besides those on the table. `constructs/rights.ts` maps each to
 * its IAM actions and environment variables.
 */
export type Right =
  | 'knowCloudFront'
  | 'readChanges'
  | 'presignUploads'
  | 'readUploads'
  | 'deleteUploads'
  | 'storeImages'
  | 'readImages'
  | 'deleteImages'
  | 'prepareImages'
  | 'analyzeImages'
  | 'signImageUrls'
  | 'startGenerations'
  | 'limitGenerations'
  | 'limitVisionCalls'
  | 'hideReported'
  | 'converse'
  | 'nameStylist'
  | 'cutOutPieces'
  | 'drawImages'
  | 'detectStyles'
  | 'pushToSockets'
  | 'closeSockets'
  | 'readAppUrl'
  | 'askWeather'
  | 'usePinboard'
  | 'clearUploads'
  | 'clearImages'
  | 'deleteUsers';

export type Grants = {
  /** The module under `functions/` that exports the function's `handler`. */
  readonly entry: string;
  readonly table?: readonly TableAction[];
  /** The indexes of the table that the function queries. */
  readonly indexes?: readonly IndexName[];
  readonly may?: readonly Right[];
  /** Whether the function decodes images, which puts the native libraries for that beside its bundle. */
  readonly codecs?: true;
  /** In MB; 512 by default. */
  readonly memory?: number;
  /** The time-out in seconds; 10 by default. */
  readonly seconds?: number;
  /**
   * Whether a dead-letter queue keeps the events it failed on. For functions without a caller that would
   * retry.
   */
  readonly keepsFailures?: true;
};

/** The grants of the functions that answer the HTTP API: one function a feature. */
const features = {
  wardrobe: {
    entry: 'wardrobe/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: [
      'knowCloudFront',
      'presignUploads',
      'deleteUploads',
      'prepareImages',
      'analyzeImages',
      'deleteImages',
      'detectStyles',
      'limitVisionCalls',
    ],
    // The function waits for an image worker (25 s), and the HTTP API ends a request after 30 s.
    seconds: 29,
  },
  outfits: {
    entry: 'outfits/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront'],
  },
  generation: {
    entry: 'generation/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront', 'startGenerations', 'limitGenerations'],
  },
  images: {
    entry: 'images/handler.ts',
    may: ['knowCloudFront', 'readImages', 'signImageUrls'],
    // It signs up to 200 URLs a call: see `community`.
    memory: 1769,
  },
  profile: {
    entry: 'profile/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    may: ['knowCloudFront', 'askWeather', 'signImageUrls', 'prepareImages', 'deleteUploads'],
    // The function waits for an image worker (25 s), and the HTTP API ends a request after 30 s.
    seconds: 29,
  },
  realtime: {
    entry: 'realtime/handler.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    may: ['knowCloudFront'],
    indexes: ['gsi1'],
  },
  calendar: {
    entry: 'calendar/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront'],
  },
  messages: {
    entry: 'messages/handler.ts',
    // DeleteItem is for the rows of sockets that turn out to be closed.
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'pushToSockets', 'signImageUrls'],
  },
  community: {
    entry: 'community/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'signImageUrls'],
    // Signing the image URLs of a page takes seconds with less: Lambda assigns processor time by memory, and
    // 1,769 MB is one full processor.
    memory: 1769,
  },
  pinboard: {
    entry: 'pinboard/handler.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront', 'usePinboard'],
    // Up to four requests to the pinboard, each with a time-out of 6 s.
    seconds: 25,
  },
  // Two requests to Open-Meteo, each with a time-out of 6 s.
  weather: {
    entry: 'weather/handler.ts',
    table: ['GetItem', 'UpdateItem'],
    may: ['knowCloudFront', 'askWeather'],
    seconds: 15,
  },
  styling: {
    entry: 'styling/handler.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    may: ['knowCloudFront', 'askWeather', 'usePinboard', 'limitGenerations', 'signImageUrls'],
  },
  notifications: {
    entry: 'notifications/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'signImageUrls'],
  },
  safety: {
    entry: 'safety/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront', 'hideReported', 'signImageUrls'],
  },
  account: {
    entry: 'account/handler.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'deleteUsers'],
  },
  planning: {
    entry: 'planning/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront', 'askWeather'],
    // One full processor, to rank outfits for two weeks.
    memory: 1769,
    // Two requests to Open-Meteo, each with a time-out of 6 s, beside the ranking.
    seconds: 25,
  },
} as const satisfies Record<Feature, Grants>;

/** The grants of all other functions: image workers, workflow tasks, user-pool triggers and socket routes. */
const workers = {
  prepareImage: {
    entry: 'images/workers/prepare-image.ts',
    may: ['readUploads', 'deleteUploads', 'storeImages', 'readImages'],
    codecs: true,
    // 1.2 GB for a photo of 64 megapixels. 2,048 MB bring a little more than one processor.
    memory: 2048,
    seconds: 25,
  },
  analyzeImage: {
    entry: 'images/workers/analyze-image.ts',
    may: ['readUploads'],
    codecs: true,
    memory: 2048,
    seconds: 25,
  },
  deriveVariants: {
    entry: 'images/workers/derive-variants.ts',
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
    may: ['readImages', 'storeImages', 'deleteImages', 'cutOutPieces', 'pushToSockets'],
    codecs: true,
    // One full processor: the variants are made one after the other, and more would not be used.
    memory: 1769,
    seconds: 120,
    keepsFailures: true,
  },

  analyzeWardrobe: { entry: 'generation/workers/analyze-wardrobe.ts', table: ['Query', 'BatchGetItem'] },
  selectTrends: { entry: 'generation/workers/select-trends.ts', table: ['GetItem'], seconds: 5 },
  composeOutfit: {
    entry: 'generation/workers/compose-outfit.ts',
    may: ['converse', 'askWeather'],
    memory: 1024,
    // Two requests to Open-Meteo, each with a time-out of 6 s, and two to the model, each with one of 25 s.
    seconds: 65,
  },
  drawOutfit: {
    entry: 'images/workers/draw-outfit.ts',
    may: ['readImages', 'storeImages', 'drawImages'],
    codecs: true,
    memory: 1769,
    seconds: 40,
  },
  finishOutfit: {
    entry: 'generation/workers/finish-outfit.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['pushToSockets', 'deleteImages', 'nameStylist'],
  },
  failGeneration: {
    entry: 'generation/workers/fail-generation.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    may: ['pushToSockets', 'deleteImages', 'nameStylist'],
  },
  failOverdue: {
    entry: 'generation/workers/fail-overdue.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['pushToSockets', 'deleteImages', 'nameStylist'],
  },

  preSignUp: { entry: 'identity/workers/pre-sign-up.ts' },
  postConfirmation: { entry: 'identity/workers/post-confirmation.ts', table: ['UpdateItem'] },
  customMessage: { entry: 'identity/workers/custom-message.ts', may: ['readAppUrl'] },

  deleteAccounts: {
    entry: 'account/workers/delete-accounts.ts',
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['gsi1'],
    may: ['deleteUsers', 'closeSockets', 'clearUploads', 'clearImages'],
    // Most accounts take seconds; what takes longer is gone on with by the next run.
    seconds: 300,
  },
  moderateReports: {
    entry: 'safety/workers/moderate.ts',
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    seconds: 60,
  },

  authorize: { entry: 'realtime/workers/authorize.ts', table: ['DeleteItem'], may: ['knowCloudFront'] },
  connect: {
    entry: 'realtime/workers/connect.ts',
    table: ['Query', 'PutItem', 'DeleteItem'],
    may: ['pushToSockets', 'closeSockets'],
  },
  typing: {
    entry: 'realtime/workers/typing.ts',
    table: ['GetItem', 'Query', 'DeleteItem'],
    may: ['pushToSockets'],
  },
  disconnect: { entry: 'realtime/workers/disconnect.ts', table: ['DeleteItem'] },

  calendarFeed: {
    entry: 'calendar/workers/calendar-feed.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    may: ['knowCloudFront', 'readAppUrl'],
  },
  shareOutfit: {
    entry: 'sharing/workers/share-outfit.ts',
    table: ['GetItem'],
    may: ['readImages', 'signImageUrls', 'readAppUrl'],
    codecs: true,
    // One full processor, to draw previews.
    memory: 1769,
  },

  projectChanges: {
    entry: 'projections/workers/project-changes.ts',
    table: [
      'GetItem',
      'BatchGetItem',
      'Query',
      'ConditionCheckItem',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'BatchWriteItem',
    ],
    indexes: ['gsi1'],
    may: ['readChanges', 'pushToSockets', 'deleteImages'],
    seconds: 60,
    keepsFailures: true,
  },
} as const satisfies Record<string, Grants>;

/**
 * Every Lambda function of the app with its rights. Each right grants IAM actions together with the
 * environment variables that name their resources, so that a function never has one without the other.
 */
export const grants = { ...features, ...workers };
export type FunctionName = keyof typeof grants;
