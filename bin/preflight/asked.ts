/** Something that the account lacks. */
export type Finding = {
  what: string;
  /** How to get it. */
  how: string;
  /** Whether the deployment fails, or a setting cannot take effect, without it. */
  isMissing: boolean;
};
export const missing = (what: string, how: string): Finding => ({ what, how, isMissing: true });
export const worthKnowing = (what: string, how: string): Finding => ({ what, how, isMissing: false });

/** Errors about credentials, also of https://docs.aws.amazon.com/STS/latest/APIReference/CommonErrors.html. */
const credentialErrors =
  /^(CredentialsProviderError|TokenProviderError|ExpiredToken(Exception)?|(UnrecognizedClient|IncompleteSignature|InvalidSignature)(Exception)?|InvalidClientTokenId|SignatureDoesNotMatch|MissingAuthenticationToken(Exception)?)$/;

/** Returns a service's answer, or null if the service says that the thing does not exist. */
export async function unlessUnknown<Answer>(
  answer: Promise<Answer>,
  unknown: RegExp,
): Promise<Answer | null> {
  return answer.catch((error: Error) => {
    if (unknown.test(error.name)) return null;
    throw error;
  });
}

/**
 * What a check finds. If the service does not answer it, that is a finding, too. Throws an
 * Error that says what to do if AWS does not accept the credentials, because then nothing can be asked.
 */
export async function asked(subject: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    const { name, message } = error as Error;
    if (credentialErrors.test(name))
      throw new Error(
        `AWS does not accept the credentials (${name}): sign in again, for example with "aws sso login", or set AWS_PROFILE.`,
      );
    return [
      missing(`${subject} could not be asked about: ${name}: ${message}`, 'Allow the call, or try again.'),
    ];
  }
}
