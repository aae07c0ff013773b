import { inspect } from 'node:util';
import { SignatureError, type SignatureFault } from '../sigv4.ts';
import { type Reply, xmlReply } from './reply.ts';
import { S3Error, type S3ErrorCode } from './s3-error.ts';

const signatureErrors: Record<SignatureFault, S3ErrorCode> = {
  missing: 'AccessDenied',
  malformed: 'AuthorizationHeaderMalformed',
  'unknown-key': 'InvalidAccessKeyId',
  mismatch: 'SignatureDoesNotMatch',
  skewed: 'RequestTimeTooSkewed',
  expired: 'AccessDenied',
  'unsigned-header': 'AccessDenied',
};

export function errorReply(error: unknown): Reply {
  const { code, message, status } = toS3Error(error);
  return xmlReply({ Error: { Code: code, Message: message } }, status);
}

function toS3Error(error: unknown): S3Error {
  if (error instanceof S3Error) return error;
  if (error instanceof SignatureError) return new S3Error(signatureErrors[error.fault], error.message);
  if (isConnectionReset(error)) return new S3Error('IncompleteBody');
  process.emitWarning('The object store failed to answer.', { detail: inspect(error) });
  return new S3Error('InternalError');
}

/** The sender went away; there is nobody left to read the answer. */
const isConnectionReset = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
