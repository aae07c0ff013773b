import { fullDisk } from '../full-disk.ts';

/** The S3 errors that the store can answer with, each with its HTTP status and default message. */
const definitions = {
  AccessDenied: [403, 'Access Denied'],
  AuthorizationHeaderMalformed: [400, 'The authorization that you provided is malformed.'],
  BadDigest: [400, 'The checksum you specified did not match what we received.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size.'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size.'],
  IncompleteBody: [400, 'The request body is not as long as it was announced.'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The access key ID you provided does not exist.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidDigest: [400, 'The checksum you specified is not valid.'],
  InvalidPolicyDocument: [400, 'The content of the form does not meet the conditions of a policy document.'],
  InvalidURI: [400, 'The specified URI could not be parsed.'],
  KeyTooLongError: [400, 'Your key is too long.'],
  MalformedPOSTRequest: [400, 'The body of your POST request is not well-formed multipart/form-data.'],
  MalformedXML: [400, 'The XML you provided was not well-formed or did not validate.'],
  MaxPostPreDataLengthExceeded: [400, 'The fields before the file of your POST request are too large.'],
  MissingContentLength: [411, 'You must provide the Content-Length HTTP header.'],
  NoSuchBucket: [404, 'The specified bucket does not exist.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchVersion: [404, 'The specified version does not exist.'],
  NotImplemented: [501, 'The local object store does not implement this.'],
  PreconditionFailed: [412, 'At least one of the preconditions you specified did not hold.'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  SignatureDoesNotMatch: [403, 'The signature we calculated does not match the one you provided.'],
  [fullDisk.name]: [fullDisk.status, fullDisk.message],
  XAmzContentSHA256Mismatch: [400, 'The provided x-amz-content-sha256 header does not match the body.'],
} as const;

type S3ErrorCode = keyof typeof definitions;

/** A refusal. The answer contains its code, its message, and the status that S3 uses for the code. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;

  constructor(code: S3ErrorCode, message: string = definitions[code][1]) {
    super(message);
    this.code = code;
    this.status = definitions[code][0];
  }
}
