/** The unit of a metric, spelled as in CloudWatch. */
type Unit = 'Count' | 'Seconds';
type Metric = {
  /** What the metric counts, as a text for people. */
  title: string;
  unit: Unit;
  /** The possible values of each dimension. CloudWatch bills each combination as a metric. */
  dimensions: Readonly<Record<string, readonly string[]>>;
};

const stylists = ['builtin', 'bedrock', 'openai'] as const;
const uses = ['stylist', 'reader', 'vision'] as const;
const pictureUses = ['outfits', 'cutOuts'] as const;

/**
 * The metrics about the use of the app that the functions record, in addition to the free metrics of AWS. Each
 * environment has one stylist. Tokens and pictures of models are counted only in environments with models.
 */
export const businessMetrics = {
  Generations: {
    title: 'Generations that ended',
    unit: 'Count',
    // Refused: no outfit can be made from this wardrobe.
    dimensions: { Outcome: ['succeeded', 'refused', 'failed'], Stylist: stylists },
  },
  SecondsToOutfit: {
    title: 'Seconds from the request to the outfit',
    unit: 'Seconds',
    dimensions: { Stylist: stylists },
  },
  StylistReplaced: {
    title: 'Outfits by the built-in stylist or reader, because the model could not answer',
    unit: 'Count',
    dimensions: { Use: ['stylist', 'reader'] },
  },
  UploadsRefused: {
    title: 'Uploads that were refused',
    unit: 'Count',
    dimensions: { Reason: ['file', 'size', 'missing', 'full'] },
  },
  Clips: {
    title: 'Pages of shops that were clipped',
    unit: 'Count',
    // Blocked: the shop does not allow automated requests.
    dimensions: { Outcome: ['read', 'blocked', 'failed'] },
  },
  Pushes: {
    title: 'Events that were pushed to sockets',
    unit: 'Count',
    dimensions: { Outcome: ['delivered', 'failed'] },
  },
  AccountsDeleted: { title: 'Accounts whose deletion has ended', unit: 'Count', dimensions: {} },
  ModelInputTokens: { title: 'Tokens that models have read', unit: 'Count', dimensions: { Use: uses } },
  ModelOutputTokens: { title: 'Tokens that models have written', unit: 'Count', dimensions: { Use: uses } },
  ModelPictures: { title: 'Pictures that models have made', unit: 'Count', dimensions: { Use: pictureUses } },
} as const satisfies Record<string, Metric>;

export type BusinessMetric = keyof typeof businessMetrics;
/** A value for each dimension of a metric. */
export type DimensionsOf<Name extends BusinessMetric> = {
  [Key in keyof (typeof businessMetrics)[Name]['dimensions']]: (typeof businessMetrics)[Name]['dimensions'][Key] extends readonly (infer Value)[]
    ? Value
    : never;
};
/** What a text model is used for. */
export type ModelUse = (typeof uses)[number];
export type StylistName = (typeof stylists)[number];
