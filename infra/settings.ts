import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';

/**
 * The AWS region of every stack. CloudFront takes its certificate, web ACL and log delivery from this one
 * only.
 */
export const region = 'us-east-1';

const modelArn =
  /^arn:aws:bedrock:[\w-]*:(\d{12})?:(foundation-model|inference-profile|application-inference-profile)\/[\w.:-]+$/;

/**
 * A model of Bedrock. `region`, where it is asked, is the one in the ARN of `modelId`: not every model is offered in the
 * region of the stacks.
 */
const bedrock = <Price extends z.ZodType>(price: Price) =>
  z
    .strictObject({
      name: z.literal('bedrock'),
      /** The id of the model or inference profile to invoke. */
      modelId: z.string().min(1),
      /** The ARNs to allow: the inference profile and the model in each region that the profile routes to. */
      modelArns: z.array(z.string().regex(modelArn, 'Name one model or inference profile by its ARN')).min(1),
      /** What the model costs, in US dollars. The dashboard says what has been spent where it is given. */
      price: price.optional(),
    })
    .transform((model, { addIssue }) => {
      const [region, ...others] = new Set(
        model.modelArns
          .filter((arn) => arn.endsWith(`/${model.modelId}`))
          .map((arn) => arn.split(':')[3] ?? ''),
      );
      if (region && others.length === 0) return { ...model, region };
      addIssue({
        code: 'custom',
        path: ['modelArns'],
        message: `Name "${model.modelId}" in exactly one region, where it is asked`,
      });
      return z.NEVER;
    });
const dollars = z.number().positive();
const WritingModel = bedrock(z.strictObject({ millionInputTokens: dollars, millionOutputTokens: dollars }));
const PictureModel = bedrock(z.strictObject({ picture: dollars }));
const Builtin = z.strictObject({ name: z.literal('builtin') });
const Stylist = z.discriminatedUnion('name', [Builtin, WritingModel]);
const Image = z.discriminatedUnion('name', [Builtin, PictureModel]);
const Vision = z.discriminatedUnion('name', [z.strictObject({ name: z.literal('none') }), WritingModel]);

const Throttle = z.strictObject({ rate: z.number().positive(), burst: z.int().min(1) });

const httpsUrl = z.url({ protocol: /^https$/ });

const Environment = z
  .strictObject({
    /**
     * Whether the table, buckets and user pool are protected from deletion and retained when their stack goes.
     */
    keepsData: z.boolean(),
    logRetentionDays: z.enum(RetentionDays),
    logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']).default('INFO'),
    priceClass: z.enum(PriceClass).default(PriceClass.PRICE_CLASS_100),
    /** The address that alarms are mailed to. It must be given where data is kept. */
    alarmEmail: z.email().optional(),
    /**
     * The US dollars a month at which the bill of the AWS account is mailed to `alarmEmail`: at 80 % of them, and where
     * more are forecast. There is no budget without it.
     */
    monthlyBudget: dollars.optional(),
    /** The app's domain name; CloudFront's generated name by default. Its DNS record is not managed here. */
    domain: z
      .strictObject({
        name: z.hostname(),
        certificateArn: z
          .string()
          .startsWith(`arn:aws:acm:${region}:`, `The certificate must be in ${region}`),
      })
      .optional(),
    /** How mails are sent by Amazon SES. Without it Cognito sends them, at most 50 a day. */
    mail: z
      .strictObject({
        /** The sender. Its address is verified in SES, or its domain. */
        from: z.email(),
        verifiedDomain: z.hostname().optional(),
      })
      .refine(
        ({ from, verifiedDomain }) => !verifiedDomain || from.endsWith(`@${verifiedDomain}`),
        'The sender must have an address of verifiedDomain',
      )
      .optional(),
    /** The requests a second that an API takes from all its users, on average and at once. */
    throttles: z
      .strictObject({ api: Throttle, sockets: Throttle })
      .default({ api: { rate: 500, burst: 1000 }, sockets: { rate: 100, burst: 200 } }),
    /** Any other number than before replaces the key by which the APIs know CloudFront. */
    originKeyRotation: z.int().default(1),
    /** Whether a firewall stands before the user pool as well; AWS asks about $7 a month for one. */
    signInFirewall: z.boolean().default(false),
    /**
     * The most runs at once of each function that decodes images, so that many uploads leave runs for the API.
     * It reserves as many of the account's concurrent runs, of which 100 must stay free. Unlimited by default: new accounts
     * have ten in all.
     */
    imageConcurrency: z.int().min(1).optional(),
    stylist: Stylist.default({ name: 'builtin' }),
    /** The most generations of one user in a UTC day, which limits the cost of models. */
    generationsPerDay: z.int().min(1).default(50),
    /** The most photos of one user in a UTC day whose style a vision model detects. */
    visionCallsPerDay: z.int().min(1).default(100),
    /** How many people have to report a thing before it is hidden from everybody. */
    reportsToHide: z.int().min(1).default(5),
    /**
     * What makes an outfit's picture: `builtin` lays out the items' photos, `bedrock` asks a Stable Image
     * model.
     */
    image: Image.default({ name: 'builtin' }),
    /**
     * What cuts the piece out of a photo: `builtin` looks at its colors and edges, `bedrock` asks Stability AI's
     * background removal.
     */
    cutOut: Image.default({ name: 'builtin' }),
    /**
     * The vision model that detects the style of a photo; none by default, and detection is unavailable then.
     */
    vision: Vision.default({ name: 'none' }),
    /** Pinterest's addresses and this app's registration there. Without `app` no user can connect a board. */
    pinboard: z
      .strictObject({
        apiUrl: httpsUrl.default('https://api.pinterest.com'),
        consentUrl: httpsUrl.default('https://www.pinterest.com/oauth/'),
        app: z
          .strictObject({
            clientId: z.string().min(1),
            /**
             * The full ARN, random suffix included, of the Secrets Manager secret whose text is the app's
             * secret key.
             */
            secretArn: z
              .string()
              .regex(
                /^arn:aws:secretsmanager:[\w-]+:\d{12}:secret:[\w/+=.@-]+$/,
                'Name one secret by its ARN',
              ),
          })
          .optional(),
      })
      .default({ apiUrl: 'https://api.pinterest.com', consentUrl: 'https://www.pinterest.com/oauth/' }),
    /** Open-Meteo's addresses; paying customers have other ones than the defaults. */
    weather: z.strictObject({ geocodingUrl: httpsUrl, forecastUrl: httpsUrl }).default({
      geocodingUrl: 'https://geocoding-api.open-meteo.com',
      forecastUrl: 'https://api.open-meteo.com',
    }),
  })
  .refine(({ keepsData, alarmEmail }) => !keepsData || alarmEmail, {
    path: ['alarmEmail'],
    message: "Somebody must hear of faults where people's data is kept: name an address",
  })
  .refine(({ monthlyBudget, alarmEmail }) => !monthlyBudget || alarmEmail, {
    path: ['alarmEmail'],
    message: 'The budget is mailed: name an address',
  });

/** What cdk.json may say of an environment. */
export type SettingsInput = z.input<typeof Environment>;
export type Settings = z.output<typeof Environment> & { environment: string };

/** A throttle of the settings as CDK takes it. */
export const throttleOf = ({ rate, burst }: z.output<typeof Throttle>) => ({
  rateLimit: rate,
  burstLimit: burst,
});

/**
 * Reads an environment's settings from cdk.json; `-c environment=…` names it, `dev` by default. Throws an
 * Error with a readable message for an unknown environment or invalid settings.
 */
export function readSettings(node: Node): Settings {
  const environments: Record<string, unknown> = node.tryGetContext('environments') ?? {};
  const environment: string = node.tryGetContext('environment') ?? 'dev';
  if (!Object.hasOwn(environments, environment))
    throw new Error(
      `There is no environment "${environment}" in cdk.json: choose ${Object.keys(environments).join(', ')}.`,
    );
  const { data, error } = Environment.safeParse(environments[environment]);
  if (error)
    throw new Error(`The settings of "${environment}" in cdk.json are wrong.\n${z.prettifyError(error)}`);
  return { environment, ...data };
}

/**
 * The SSM parameter in which the web stack stores the app's address. Its name is fixed so that functions of
 * earlier stacks can read it without depending on the web stack.
 */
export const appUrlParameter = ({ environment }: Settings) => `/wardrobe/${environment}/app-url`;

/** The SSM parameter in which the API stack stores the name of the function behind the command `reports`. */
export const moderationParameter = ({ environment }: Pick<Settings, 'environment'>) =>
  `/wardrobe/${environment}/moderation`;

/** The SSM parameter in which the data stack stores the name of the table, for the command `rebuild`. */
export const tableParameter = ({ environment }: Pick<Settings, 'environment'>) =>
  `/wardrobe/${environment}/table`;

/** The namespace of the environment's own metrics in CloudWatch. */
export const metricsNamespace = ({ environment }: Pick<Settings, 'environment'>) => `wardrobe-${environment}`;
