import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, it, vi } from 'vitest';

vi.stubEnv('APP_URL_PARAMETER', '/an/address');
const { handler } = await import('#functions/identity/workers/custom-message');

it.each([
  [undefined, 'Reset your wardrobe password', 'lang="en"', 'Your code is'],
  ['en', 'Reset your wardrobe password', 'lang="en"', 'Your code is'],
  ['sv', 'Återställ lösenordet till din garderob', 'lang="sv"', 'Din kod är'],
  ['<b>', 'Reset your wardrobe password', 'lang="en"', 'Your code is'],
])('for the locale %s the mail has the subject “%s”', async (locale, subject, ...parts) => {
  const event = {
    triggerSource: 'CustomMessage_ForgotPassword',
    userName: 'ada',
    request: { codeParameter: '{####}', clientMetadata: locale ? { locale } : undefined },
    response: {},
  } as unknown as CustomMessageTriggerEvent;
  const { response } = await handler(event);
  expect(response.emailSubject).toBe(subject);
  for (const part of [...parts, '{####}']) expect(response.emailMessage).toContain(part);
});
