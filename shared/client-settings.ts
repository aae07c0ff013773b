import * as z from 'zod';

/** The browser's settings at `/config.json`; all of them are public. */
export const ClientSettings = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** The path of the user pool on the app's own origin; missing for Amazon Cognito. */
  userPoolEndpoint: z.string().optional(),
  /** Whether a model can detect the style of an item in its photo. */
  seesStyles: z.boolean(),
});
export type ClientSettings = z.infer<typeof ClientSettings>;
