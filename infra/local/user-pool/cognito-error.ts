/** A refusal as the service words it: `name` is the exception's name on the wire. */
export class CognitoError extends Error {
  readonly status: number;

  constructor(name: string, message: string, status = 400) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

export const notAuthorized = (message: string) => new CognitoError('NotAuthorizedException', message);

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);

export const resourceNotFound = (message: string) => new CognitoError('ResourceNotFoundException', message);

export const userNotFound = () => new CognitoError('UserNotFoundException', 'User does not exist.');
