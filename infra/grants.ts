import type { Feature } from '#shared/contract/index';
import type { tableKeys } from '../functions/table/table-keys.ts';

/** What can be done to the rows of the one table; nothing ever scans. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem';
export type IndexName = keyof typeof tableKeys.indexes;

/** What a function can be allowed besides; `constructs/rights.ts` says what each takes and brings. */
export type Right =
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
  | 'converse'
  | 'drawImages'
  | 'detectStyles'
  | 'pushToSockets'
  | 'readAppUrl'
  | 'askWeather'
  | 'usePinboard';

export type Grants = {
  /** The module, under `functions/`, whose `handler` runs. */
  readonly entry: string;
  readonly table?: readonly TableAction[];
  /** The indexes of the table that it queries. */
  readonly indexes?: readonly IndexName[];
  readonly may?: readonly Right[];
  /** Whether it decodes pictures, with libraries that stand beside its bundle. */
  readonly codecs?: true;
  /** In MB; 512 where nothing is said. */
  readonly memory?: number;
  /** After which it is stopped; 10 where nothing is said. */
  readonly seconds?: number;
  /** Whether a queue keeps what it has failed at, because nobody waits for it who could call it again. */
  readonly keepsFailures?: true;
};

/** The functions that answer the HTTP API, by feature. */
const features = {
  wardrobe: {
    entry: 'wardrobe/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    may: [
      'presignUploads',
      'deleteUploads',
      'prepareImages',
      'analyzeImages',
      'deleteImages',
      'detectStyles',
    ],
    // It waits for an image function, and the HTTP API for it, at most 30 seconds.
    seconds: 29,
  },
  outfits: {
    entry: 'outfits/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['deleteImages'],
  },
  generation: {
    entry: 'generation/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['startGenerations', 'limitGenerations'],
  },
  images: { entry: 'images/handler.ts', may: ['readImages', 'signImageUrls'] },
  profile: { entry: 'profile/handler.ts', table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'] },
  realtime: { entry: 'realtime/handler.ts', table: ['PutItem'] },
  calendar: {
    entry: 'calendar/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  },
  messages: {
    entry: 'messages/handler.ts',
    // It deletes nothing but sockets that are gone.
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['pushToSockets'],
  },
  community: {
    entry: 'community/handler.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    may: ['signImageUrls'],
    // It signs the photographs of a whole page, for which the processor that comes with less takes seconds.
    memory: 1769,
  },
  pinboard: {
    entry: 'pinboard/handler.ts',
    table: ['GetItem', 'PutItem', 'DeleteItem'],
    may: ['usePinboard'],
    // It asks the pinboard up to four times, each for six seconds at most.
    seconds: 25,
  },
  // It asks two services of the outside world, each for six seconds at most.
  weather: { entry: 'weather/handler.ts', may: ['askWeather'], seconds: 15 },
  styling: {
    entry: 'styling/handler.ts',
    table: ['GetItem', 'Query', 'PutItem'],
    may: ['askWeather', 'usePinboard'],
  },
} as const satisfies Record<Feature, Grants>;

/** The functions that something else than the HTTP API calls. */
const workers = {
  prepareImage: {
    entry: 'images/workers/prepare-image.ts',
    may: ['readUploads', 'deleteUploads', 'storeImages'],
    codecs: true,
    // One processor and a part of a second one; a photograph of 64 megapixels takes 1.2 GB.
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
    may: ['readImages', 'storeImages', 'deleteImages'],
    codecs: true,
    // It makes one picture after the other, which more than one processor would not hasten.
    memory: 1769,
    seconds: 120,
    keepsFailures: true,
  },

  analyzeWardrobe: { entry: 'generation/workers/analyze-wardrobe.ts', table: ['Query', 'BatchGetItem'] },
  fetchTrends: { entry: 'generation/workers/fetch-trends.ts', table: ['GetItem'], seconds: 5 },
  composeOutfit: {
    entry: 'generation/workers/compose-outfit.ts',
    may: ['converse'],
    memory: 1024,
    seconds: 55,
  },
  drawImage: {
    entry: 'images/workers/draw-outfit.ts',
    may: ['readImages', 'storeImages', 'drawImages'],
    codecs: true,
    memory: 1769,
    seconds: 40,
  },
  finishOutfit: {
    entry: 'generation/workers/finish-outfit.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['pushToSockets', 'deleteImages'],
  },
  failGeneration: {
    entry: 'generation/workers/fail-generation.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    may: ['pushToSockets', 'deleteImages'],
  },
  failOverdue: {
    entry: 'generation/workers/fail-overdue.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['pushToSockets', 'deleteImages'],
  },

  preSignUp: { entry: 'identity/workers/pre-sign-up.ts' },
  postConfirmation: { entry: 'identity/workers/post-confirmation.ts', table: ['UpdateItem'] },
  customMessage: { entry: 'identity/workers/custom-message.ts', may: ['readAppUrl'] },

  authorize: { entry: 'realtime/workers/authorize.ts', table: ['DeleteItem'] },
  connect: { entry: 'realtime/workers/connect.ts', table: ['PutItem'] },
  disconnect: { entry: 'realtime/workers/disconnect.ts', table: ['DeleteItem'] },
} as const satisfies Record<string, Grants>;

/**
 * Every function of the app and all that it may touch. A word here becomes the right in IAM and the
 * environment variables that go with it, so that neither is ever given without the other.
 */
export const grants = { ...features, ...workers };
export type FunctionName = keyof typeof grants;
