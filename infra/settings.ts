import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';

/** The AWS region of budgets, and of CloudFront's certificate, web ACL, log delivery and metrics. */
export const edgeRegion = 'us-east-1';

const modelArn =
  /^arn:aws:bedrock:[\w-]*:(\d{12})?:(foundation-model|inference-profile|application-inference-profile)\/[\w.:-]+$/;

/**
 * The settings of a Bedrock model. `region`, the region that is called, is taken from the ARN of `modelId`, because not
 * every model is available in the region of the stacks.
 */
const bedrock = <Price extends z.ZodType>(price: Price) =>
  z
    .strictObject({
      name: z.literal('bedrock'),
      /** The id of the model or inference profile to invoke. */
      modelId: z.string().min(1),
      /** The ARNs that IAM allows: the inference profile's, and the model's in each region that it routes to. */
      modelArns: z.array(z.string().regex(modelArn, 'Name one model or inference profile by its ARN')).min(1),
      /** The price of the model in US dollars. If it is given, the dashboard shows how much was spent. */
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
const Price = z.strictObject({ millionInputTokens: dollars, millionOutputTokens: dollars });
const WritingModel = bedrock(Price);
/** A model of a server with OpenAI's chat completions. */
const ServerModel = z.strictObject({
  name: z.literal('openai'),
  /** The base address, as in `https://api.openai.com/v1`. */
  url: z.url({ protocol: /^https$/ }),
  modelId: z.string().min(1),
  /** The ARN of the secret that holds the key. Without it, no key is sent. */
  keyArn: z.string().startsWith('arn:aws:secretsmanager:').optional(),
  price: Price.optional(),
});
const PictureModel = bedrock(z.strictObject({ picture: dollars }));
const Builtin = z.strictObject({ name: z.literal('builtin') });
const Stylist = z.discriminatedUnion('name', [Builtin, WritingModel, ServerModel]);
const Image = z.discriminatedUnion('name', [Builtin, PictureModel]);
const Vision = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('none') }),
  WritingModel,
  ServerModel,
]);

const Throttle = z.strictObject({ rate: z.number().positive(), burst: z.int().min(1) });

const httpsUrl = z.url({ protocol: /^https$/ });

const Environment = z
  .strictObject({
    /** The AWS region. One that has been deployed stays: with another one, everything would be made anew there. */
    region: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/)
      .default(edgeRegion),
    /** Whether table, buckets and user pool are protected from deletion, and kept when their stack is deleted. */
    keepsData: z.boolean(),
    /** The stream's ARN of a restored table that takes the place of the stack's own. See docs/restore.md first. */
    restoredTable: z
      .string()
      .regex(
        /^arn:aws:dynamodb:[\w-]+:\d{12}:table\/[\w.-]+\/stream\/[\w:.-]+$/,
        'Name the stream of one table by its ARN',
      )
      .optional(),
    logRetentionDays: z.enum(RetentionDays),
    logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']).default('INFO'),
    priceClass: z.enum(PriceClass).default(PriceClass.PRICE_CLASS_100),
    /** The email address that receives alarms. It is required if `keepsData` is set. */
    alarmEmail: z.email().optional(),
    /**
     * The monthly budget of the AWS account in US dollars. A mail is sent to `alarmEmail` when 80 % of it is spent, and
     * when the forecast exceeds it. Without this setting there is no budget.
     */
    monthlyBudget: dollars.optional(),
    /** The domain name of the app. CloudFront's name by default. The DNS record is not managed here. */
    domain: z
      .strictObject({
        name: z.hostname(),
        certificateArn: z
          .string()
          .startsWith(`arn:aws:acm:${edgeRegion}:`, `The certificate must be in ${edgeRegion}`),
      })
      .optional(),
    /** The settings for sending mails with Amazon SES. Without them Cognito sends the mails, at most 50 per day. */
    mail: z
      .strictObject({
        /** The sender. Its address or its domain must be verified in SES. */
        from: z.email(),
        verifiedDomain: z.hostname().optional(),
      })
      .refine(
        ({ from, verifiedDomain }) => !verifiedDomain || from.endsWith(`@${verifiedDomain}`),
        'The sender must have an address of verifiedDomain',
      )
      .optional(),
    /** The requests per second that an API accepts from all users: on average (`rate`) and at once (`burst`). */
    throttles: z
      .strictObject({ api: Throttle, sockets: Throttle })
      .default({ api: { rate: 500, burst: 1000 }, sockets: { rate: 100, burst: 200 } }),
    /** A number. Changing it replaces the origin key, by which the APIs recognize requests from CloudFront. */
    originKeyRotation: z.int().default(1),
    /** Whether a firewall stands before the distribution, and before the user pool. Each costs about $7 per month. */
    webFirewall: z.boolean().default(true),
    signInFirewall: z.boolean().default(false),
    /** Whether there is a dashboard, for about $3 per month. */
    dashboard: z.boolean().default(true),
    /** Whether alarms watch the objectives (`constructs/objectives.ts`), for about $6 per month. */
    objectives: z.boolean().default(false),
    /** Whether a new version of the API first answers a tenth of the calls, and is taken back if an alarm rings. */
    canary: z.boolean().default(false),
    /**
     * The most concurrent runs of each function that decodes images, so that many uploads do not use up all runs of the
     * account. This number is reserved from the account's concurrent runs, of which 100 must stay unreserved. Unlimited
     * by default, because new accounts have only ten runs.
     */
    imageConcurrency: z.int().min(1).optional(),
    stylist: Stylist.default({ name: 'builtin' }),
    /** What reads requests. `builtin` are the rules, which also read what a model could not. */
    reader: Stylist.default({ name: 'builtin' }),
    /** The most generations of one user per UTC day. It limits the cost of models. */
    generationsPerDay: z.int().min(1).default(50),
    /** The most photos of one user per UTC day whose style a vision model detects. */
    visionCallsPerDay: z.int().min(1).default(100),
    /** After reports by this many people, the reported thing is hidden from everybody. */
    reportsToHide: z.int().min(1).default(5),
    /** How outfits are pictured: `builtin` lays out their items' photos, `bedrock` asks a Stable Image model. */
    image: Image.default({ name: 'builtin' }),
    /** How a piece is cut out: `builtin` uses colors and edges, `bedrock` asks Stability AI's background removal. */
    cutOut: Image.default({ name: 'builtin' }),
    /** The vision model that detects the style of a photo. Without one, the default, none is detected. */
    vision: Vision.default({ name: 'none' }),
    /** The addresses of Pinterest, and this app's registration there. Without `app`, users cannot connect a board. */
    pinboard: z
      .strictObject({
        apiUrl: httpsUrl.default('https://api.pinterest.com'),
        consentUrl: httpsUrl.default('https://www.pinterest.com/oauth/'),
        app: z
          .strictObject({
            clientId: z.string().min(1),
            /**
             * The ARN of the Secrets Manager secret whose text is the secret key of the registered Pinterest app. It
             * must be the full ARN, including the random suffix.
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
    /** The addresses of Open-Meteo. Paying customers have other addresses than these defaults. */
    weather: z
      .strictObject({ geocodingUrl: httpsUrl, forecastUrl: httpsUrl })
      .default({
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

/** The form in which cdk.json contains the settings of an environment. */
export type SettingsInput = z.input<typeof Environment>;
export type Settings = z.output<typeof Environment> & { environment: string };

/** Converts a throttle of the settings to the form that CDK expects. */
export const throttleOf = ({ rate, burst }: z.output<typeof Throttle>) => ({
  rateLimit: rate,
  burstLimit: burst,
});

/** Reads the settings of the environment that `-c environment=…` selects; the default is `dev`. */
export const readSettings = (node: Node) =>
  settingsOf(node.tryGetContext('environments') ?? {}, node.tryGetContext('environment'));

/** Reads an environment's settings of cdk.json. Throws a readable Error if it is unknown or one is invalid. */
export function settingsOf(environments: Readonly<Record<string, unknown>>, environment = 'dev'): Settings {
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
 * The name of the SSM parameter in which the web stack stores the app's address. The name is fixed, so that functions
 * of earlier stacks can read the parameter without depending on the web stack.
 */
export const appUrlParameter = ({ environment }: Settings) => `/wardrobe/${environment}/app-url`;

/** The SSM parameter in which the API stack stores the name of the function that the command `reports` calls. */
export const moderationParameter = ({ environment }: Pick<Settings, 'environment'>) =>
  `/wardrobe/${environment}/moderation`;

/** The SSM parameter in which the data stack stores the variables of `rebuild` and `restore`, as JSON. */
export const rebuildParameter = ({ environment }: Pick<Settings, 'environment'>) =>
  `/wardrobe/${environment}/rebuild`;

/** The CloudWatch namespace of the metrics that this environment defines itself. */
export const metricsNamespace = ({ environment }: Pick<Settings, 'environment'>) => `wardrobe-${environment}`;
