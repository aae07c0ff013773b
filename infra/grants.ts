import type { Feature } from '#shared/contract/index';
import type { tableKeys } from '../functions/platform/table-keys.ts';
import type { Sizes } from './constructs/node-function.ts';
import type { rights } from './constructs/rights.ts';

/** The DynamoDB actions that a function can get on the table. `Scan` is deliberately missing. */
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

/** The rights that a function can get besides those on the table, as `constructs/rights.ts` defines them. */
export type Right = keyof typeof rights;

export type Grants = Sizes & {
  /** The module under `functions/` that exports the function's `handler`; `<name>/handler.ts` by default. */
  readonly entry?: string;
  readonly table?: readonly TableAction[];
  /** The indexes of the table that the function queries. */
  readonly indexes?: readonly IndexName[];
  readonly may?: readonly Right[];
};

/** The actions on rows that are not written together. */
const anyRow = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const;
/** The rights to sign the URLs of images. */
const seeImages = ['nameImages', 'signImageUrls', 'readAppUrl'] as const;

/** The grants of the functions that serve the HTTP API. Each feature has one function. */
const features = {
  wardrobe: {
    table: anyRow,
    may: [
      'knowCloudFront',
      'presignUploads',
      'deleteUploads',
      'prepareImages',
      'analyzeImages',
      'nameImages',
      'deleteImages',
      'detectStyles',
      'limitVisionCalls',
    ],
    // The function waits up to 25 s for an image worker. The HTTP API ends a request after 30 s.
    seconds: 29,
  },
  outfits: { table: [...anyRow, 'ConditionCheckItem'], may: ['knowCloudFront'] },
  generation: { table: anyRow, may: ['knowCloudFront', 'startGenerations', 'limitGenerations'] },
  images: {
    table: ['GetItem', 'UpdateItem'],
    may: ['knowCloudFront', 'nameImages', 'readImages', 'signImageUrls', 'readAppUrl'],
    // The function signs up to 200 URLs per call. For the memory, see `community`.
    memory: 1769,
  },
  profile: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    may: ['knowCloudFront', 'askWeather', ...seeImages, 'prepareImages', 'deleteUploads'],
    // The function waits up to 25 s for an image worker. The HTTP API ends a request after 30 s.
    seconds: 29,
  },
  realtime: { table: ['GetItem', 'Query', 'PutItem'], may: ['knowCloudFront'], indexes: ['gsi1'] },
  calendar: { table: anyRow, may: ['knowCloudFront'] },
  messages: {
    // The function needs DeleteItem to delete the rows of sockets that turn out to be closed.
    table: anyRow,
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'pushToSockets', ...seeImages],
  },
  community: {
    table: [...anyRow, 'ConditionCheckItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', ...seeImages],
    // With less memory it takes seconds to sign the image URLs of a page. Lambda assigns processor time in proportion
    // to memory; 1,769 MB correspond to one full processor.
    memory: 1769,
  },
  pinboard: {
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront', 'usePinboard', 'readAppUrl'],
    // The function makes up to four requests to Pinterest, each with a time-out of 6 s.
    seconds: 25,
  },
  // The function makes two requests to Open-Meteo, each with a time-out of 6 s.
  weather: { table: ['GetItem', 'UpdateItem'], may: ['knowCloudFront', 'askWeather'], seconds: 15 },
  styling: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    may: ['knowCloudFront', 'askWeather', 'usePinboard', 'limitGenerations', ...seeImages],
  },
  notifications: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', ...seeImages],
  },
  safety: { table: anyRow, may: ['knowCloudFront', 'hideReported', ...seeImages] },
  account: {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['gsi1'],
    may: ['knowCloudFront', 'deleteUsers', 'signOutUsers'],
  },
  planning: {
    table: anyRow,
    may: ['knowCloudFront', 'askWeather'],
    // One full processor, because the function ranks outfits for up to two weeks.
    memory: 1769,
    // The function ranks outfits and makes two requests to Open-Meteo, each with a time-out of 6 s.
    seconds: 25,
  },
} as const satisfies Record<Feature, Grants>;

/** The grants of all other functions: image workers, workflow tasks, user-pool triggers and socket routes. */
const workers = {
  prepareImage: {
    entry: 'images/workers/prepare-image.ts',
    may: ['readUploads', 'deleteUploads', 'nameImages', 'storeImages', 'readImages'],
    codecs: true,
    // A photo of 64 megapixels needs 1.2 GB. 2,048 MB correspond to slightly more than one processor.
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
    may: ['nameImages', 'readImages', 'storeImages', 'deleteImages', 'cutOutPieces', 'pushToSockets'],
    codecs: true,
    // One full processor. More would not be used, because the variants are made one after the other.
    memory: 1769,
    seconds: 120,
    keepsFailures: true,
  },

  analyzeWardrobe: {
    entry: 'generation/workers/analyze-wardrobe.ts',
    table: ['GetItem', 'Query', 'BatchGetItem', 'UpdateItem'],
  },
  selectTrends: { entry: 'generation/workers/select-trends.ts', table: ['GetItem'], seconds: 5 },
  composeOutfit: {
    entry: 'generation/workers/compose-outfit.ts',
    may: ['converse', 'readRequests', 'askWeather'],
    memory: 1024,
    // The function makes two requests to Open-Meteo with a time-out of 6 s each, and two to the model with a time-out
    // of 25 s each.
    seconds: 65,
  },
  drawOutfit: {
    entry: 'images/workers/draw-outfit.ts',
    may: ['nameImages', 'readImages', 'storeImages', 'drawImages'],
    codecs: true,
    memory: 1769,
    seconds: 40,
  },
  sendMorningMails: {
    entry: 'planning/workers/send-morning-mails.ts',
    table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
    indexes: ['gsi1'],
    may: ['readUsers', 'askWeather', 'nameImages', 'readImages', 'sendMails', 'readAppUrl'],
    codecs: true,
    // The most that a new account gives: 1.7 processors, because outfits of several people are ranked and drawn at once.
    memory: 3008,
    seconds: 900,
  },
  finishOutfit: {
    entry: 'generation/workers/finish-outfit.ts',
    table: anyRow,
    may: ['pushToSockets', 'nameImages', 'deleteImages', 'nameStylist'],
  },
  failGeneration: {
    entry: 'generation/workers/fail-generation.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    may: ['pushToSockets', 'nameImages', 'deleteImages', 'nameStylist'],
  },
  failOverdue: {
    entry: 'generation/workers/fail-overdue.ts',
    table: ['Query', 'UpdateItem', 'DeleteItem'],
    indexes: ['gsi1'],
    may: ['pushToSockets', 'nameImages', 'deleteImages', 'nameStylist'],
  },

  preSignUp: { entry: 'identity/workers/pre-sign-up.ts' },
  postConfirmation: {
    entry: 'identity/workers/post-confirmation.ts',
    table: ['UpdateItem'],
    may: ['signOutUsers'],
    policyApart: true,
  },
  customMessage: { entry: 'identity/workers/custom-message.ts', may: ['readAppUrl'] },
  exportUsers: {
    entry: 'identity/workers/export-users.ts',
    may: ['listUsers', 'storeUserExports'],
    // Cognito lists 60 users a call.
    seconds: 900,
  },

  deleteAccounts: {
    entry: 'account/workers/delete-accounts.ts',
    table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['gsi1'],
    may: ['deleteUsers', 'closeSockets', 'clearUploads', 'nameImages', 'clearImages'],
    // Most accounts are deleted within seconds. If a run ends before an account is deleted completely, the next run
    // continues.
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
  morningLink: {
    entry: 'planning/workers/morning-link.ts',
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    may: ['knowCloudFront'],
  },
  shareOutfit: {
    entry: 'sharing/workers/share-outfit.ts',
    table: ['GetItem', 'Query'],
    indexes: ['gsi1'],
    may: ['nameImages', 'readImages', 'storePreviews', 'signImageUrls', 'readAppUrl'],
    codecs: true,
    // One full processor, because the function draws preview images.
    memory: 1769,
  },

  projectChanges: {
    entry: 'projections/workers/project-changes.ts',
    table: [...anyRow, 'ConditionCheckItem', 'BatchWriteItem'],
    indexes: ['gsi1'],
    may: ['readChanges', 'pushToSockets', 'closeSockets', 'nameImages', 'deleteImages'],
    seconds: 60,
    keepsFailures: true,
  },
} as const satisfies Record<string, Grants>;

/**
 * Every Lambda function of the app with its rights. A right grants IAM actions together with the environment variables
 * that name the resources, so that a function never has one without the other.
 */
export const grants = { ...features, ...workers };
export type FunctionName = keyof typeof grants;

/** The path under `functions/` of the module that exports a function's `handler`. */
export const entryOf = (name: FunctionName) => (grants[name] as Grants).entry ?? `${name}/handler.ts`;
