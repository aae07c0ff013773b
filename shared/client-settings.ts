import * as z from 'zod';

/** The settings that the browser loads from `/config.json`. All of them are public. */
export const ClientSettings = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  /** The path of the user pool on the app's own origin. It is missing when the user pool is Amazon Cognito. */
  userPoolEndpoint: z.string().optional(),
  /** Whether a model can detect the style of an item in its photo. */
  seesStyles: z.boolean(),
  /** Whether the app can send mails, so that the morning mail is offered. */
  sendsMail: z.boolean(),
});
export type ClientSettings = z.infer<typeof ClientSettings>;
