import * as z from 'zod';

/** What a browser is told of the environment it runs against, at `/config.json`: all of it is public. */
export const ClientSettings = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** Where the user pool is reached, from the app's own origin, when that is not Amazon Cognito. */
  userPoolEndpoint: z.string().optional(),
  /** Whether there is a model that sees the style of a piece in its photo. */
  seesStyles: z.boolean(),
});
export type ClientSettings = z.infer<typeof ClientSettings>;
