import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import * as z from 'zod';

/**
 * Everything stands in one region, and in this one because CloudFront takes its certificate, its firewall
 * and the delivery of its logs from nowhere else.
 */
export const region = 'us-east-1';

const modelArn =
  /^arn:aws:bedrock:[\w-]*:(\d{12})?:(foundation-model|inference-profile|application-inference-profile)\/[\w.:-]+$/;

const Bedrock = z.strictObject({
  name: z.literal('bedrock'),
  /** What is asked: a model's or an inference profile's id. */
  modelId: z.string().min(1),
  /** What it takes: the profile and, in every region it may choose, the model. */
  modelArns: z.array(z.string().regex(modelArn, 'Name one model or inference profile by its ARN')).min(1),
});
const Stylist = z.discriminatedUnion('name', [z.strictObject({ name: z.literal('builtin') }), Bedrock]);
const Image = z.discriminatedUnion('name', [z.strictObject({ name: z.literal('builtin') }), Bedrock]);
const Vision = z.discriminatedUnion('name', [z.strictObject({ name: z.literal('none') }), Bedrock]);

const httpsUrl = z.url({ protocol: /^https$/ });

const Environment = z.strictObject({
  /** Whether rows, photographs and accounts outlive their stack and are safe from being deleted by mistake. */
  keepsData: z.boolean(),
  logRetentionDays: z.enum(RetentionDays),
  logLevel: z.enum(['DEBUG', 'INFO', 'WARN', 'ERROR']).default('INFO'),
  priceClass: z.enum(PriceClass).default(PriceClass.PRICE_CLASS_100),
  /** Who is told when something is wrong; nobody by default. */
  alarmEmail: z.email().optional(),
  /** Under which name people open the app; CloudFront's own by default. Its DNS record is made by its owner. */
  domain: z
    .strictObject({
      name: z.hostname(),
      certificateArn: z.string().startsWith(`arn:aws:acm:${region}:`, `The certificate must be in ${region}`),
    })
    .optional(),
  /** Who the mails are from, an address that Amazon SES has verified; Cognito itself sends no more than 50 a day. */
  mailFrom: z.email().optional(),
  stylist: Stylist.default({ name: 'builtin' }),
  /** How many outfits a person may have made in a day of UTC, which bounds what a model can cost. */
  generationsPerDay: z.int().min(1).default(50),
  /** Who draws an outfit: the board of its photographs, or a Stable Image model. */
  image: Image.default({ name: 'builtin' }),
  /** Who tells the style of a photograph, for which a model must be able to see; nobody by default. */
  vision: Vision.default({ name: 'none' }),
  /** Pinterest, and this app as it is registered there: without that nobody can connect a board. */
  pinboard: z
    .strictObject({
      apiUrl: httpsUrl.default('https://api.pinterest.com'),
      consentUrl: httpsUrl.default('https://www.pinterest.com/oauth/'),
      app: z
        .strictObject({
          clientId: z.string().min(1),
          /** Of the secret, in Secrets Manager and with its random ending, that holds the app's secret key as it is. */
          secretArn: z
            .string()
            .regex(/^arn:aws:secretsmanager:[\w-]+:\d{12}:secret:[\w/+=.@-]+$/, 'Name one secret by its ARN'),
        })
        .optional(),
    })
    .default({ apiUrl: 'https://api.pinterest.com', consentUrl: 'https://www.pinterest.com/oauth/' }),
  /** Who is asked for the weather: Open-Meteo, whose customers have addresses of their own. */
  weather: z.strictObject({ geocodingUrl: httpsUrl, forecastUrl: httpsUrl }).default({
    geocodingUrl: 'https://geocoding-api.open-meteo.com',
    forecastUrl: 'https://api.open-meteo.com',
  }),
});

export type Settings = z.output<typeof Environment> & { environment: string };

/** The settings in cdk.json of the environment that `-c environment=…` names, or an Error that says what is wrong. */
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

/** Where the web stack leaves the address of the app. The name is fixed, so that whoever reads it needs no stack. */
export const appUrlParameter = ({ environment }: Settings) => `/wardrobe/${environment}/app-url`;
