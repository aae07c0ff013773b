/** How CloudWatch writes the unit of a metric. */
type Unit = 'Count' | 'Seconds';
type Metric = {
  /** What it counts, for people. */
  title: string;
  unit: Unit;
  /** The values of each dimension. CloudWatch bills each combination as a metric of its own: there are to be few. */
  dimensions: Readonly<Record<string, readonly string[]>>;
};

const stylists = ['builtin', 'bedrock'] as const;
const uses = ['stylist', 'vision'] as const;
const pictureUses = ['outfits', 'cutOuts'] as const;

/**
 * What the functions count about the use of the app, besides what AWS measures for nothing. An environment has one
 * stylist, and counts what models take only where it has models.
 */
export const businessMetrics = {
  Generations: {
    title: 'Generations that ended',
    unit: 'Count',
    // Refused: nothing can be made of this wardrobe.
    dimensions: { Outcome: ['succeeded', 'refused', 'failed'], Stylist: stylists },
  },
  SecondsToOutfit: {
    title: 'Seconds from the request to the outfit',
    unit: 'Seconds',
    dimensions: { Stylist: stylists },
  },
  UploadsRefused: {
    title: 'Uploads that were refused',
    unit: 'Count',
    dimensions: { Reason: ['file', 'size', 'missing', 'full'] },
  },
  Clips: {
    title: 'Pages of shops that were clipped',
    unit: 'Count',
    // Blocked: the shop refuses programs.
    dimensions: { Outcome: ['read', 'blocked', 'failed'] },
  },
  PushesFailed: { title: 'Pushes that failed', unit: 'Count', dimensions: {} },
  AccountsDeleted: { title: 'Accounts whose deletion has ended', unit: 'Count', dimensions: {} },
  ModelInputTokens: { title: 'Tokens that models have read', unit: 'Count', dimensions: { Use: uses } },
  ModelOutputTokens: { title: 'Tokens that models have written', unit: 'Count', dimensions: { Use: uses } },
  ModelPictures: {
    title: 'Pictures that models have made',
    unit: 'Count',
    dimensions: { Use: pictureUses },
  },
} as const satisfies Record<string, Metric>;

export type BusinessMetric = keyof typeof businessMetrics;
/** A value for each dimension of a metric. */
export type DimensionsOf<Name extends BusinessMetric> = {
  [Key in keyof (typeof businessMetrics)[Name]['dimensions']]: (typeof businessMetrics)[Name]['dimensions'][Key] extends readonly (infer Value)[]
    ? Value
    : never;
};
/** For what a model is asked for text. */
export type ModelUse = (typeof uses)[number];
export type StylistName = (typeof stylists)[number];
