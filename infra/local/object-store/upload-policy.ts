import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { type Credentials, verifySignature } from './sigv4.ts';
import { maxObjectBytes } from './stored-object.ts';

/** The fields of a form by their lower-case names, and the bucket and key under which its file would be stored. */
export type ProposedUpload = {
  readonly fields: ReadonlyMap<string, string>;
  readonly bucketName: string;
  readonly key: string;
};

/** The only accepted key pair, and the current time. */
type Verification = { readonly credentials: Credentials; readonly now: Date };

const Bytes = z.int().nonnegative();
const SizeCondition = z.tuple([z.literal('content-length-range'), Bytes, Bytes]);
type Policy = z.infer<typeof Policy>;
/** Of the conditions of S3, those that the app signs: the size of the file, and equal values of fields. */
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([SizeCondition, z.record(z.string(), z.string())])),
});

/** Fields that need no condition in the policy. */
const exemptFields = ['policy', 'x-amz-signature'];

/**
 * Checks that the policy of a form is signed and has not expired, that all its conditions hold, and that every field
 * has a condition. Returns the least and the most bytes that the file may have, both inclusive, which the caller checks while receiving it. Throws an S3Error
 * otherwise.
 */
export function authorizeUpload(upload: ProposedUpload, { credentials, now }: Verification) {
  const policy = readSignedPolicy(upload.fields, credentials);
  if (now.getTime() > Date.parse(policy.expiration)) throw violation('Policy expired.');
  const wanted = wantedFields(policy);
  const values = new Map([...upload.fields, ['bucket', upload.bucketName], ['key', upload.key]]);
  for (const [name, value] of wanted)
    if (values.get(name) !== value) throw violation(`Policy Condition failed: ${name}`);
  const extra = [...upload.fields.keys()].find((name) => !wanted.has(name) && !exemptFields.includes(name));
  if (extra !== undefined) throw violation(`Extra input fields: ${extra}`);
  const size = policy.conditions.find((each) => Array.isArray(each));
  const [, minBytes, maxBytes] = size ?? ['', 0, maxObjectBytes];
  return { minBytes, maxBytes };
}

function readSignedPolicy(fields: ProposedUpload['fields'], credentials: Credentials): Policy {
  const policy = fields.get('policy');
  if (!policy) throw new S3Error('AccessDenied');
  const credential = fields.get('x-amz-credential') ?? '';
  const signature = fields.get('x-amz-signature') ?? '';
  verifySignature(policy, { credential, signature }, credentials);
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Error('InvalidPolicyDocument');
  }
}

/** The values that fields must have, by the lower-case names of the fields. */
const wantedFields = ({ conditions }: Policy) =>
  new Map(
    conditions.flatMap((condition) =>
      Array.isArray(condition)
        ? []
        : Object.entries(condition).map(([name, value]) => [name.toLowerCase(), value] as const),
    ),
  );

const violation = (reason: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
