import * as z from 'zod';
import { S3Error } from './s3-error.ts';
import { type Verification, verifyStringSignature } from './sigv4.ts';
import { maxObjectBytes } from './stored-object.ts';

/** The fields of a form by their lower-case names, and the bucket and key under which its file would be stored. */
export type ProposedUpload = {
  readonly fields: ReadonlyMap<string, string>;
  readonly bucketName: string;
  readonly key: string;
};

/** The least and the most bytes that the file may have, both inclusive. */
export type SizeLimits = { readonly minBytes: number; readonly maxBytes: number };

const Bytes = z.int().nonnegative();
const SizeCondition = z.tuple([z.literal('content-length-range'), Bytes, Bytes]);
type FieldCondition = z.infer<typeof FieldCondition>;
const FieldCondition = z.tuple([z.enum(['eq', 'starts-with']), z.string().startsWith('$'), z.string()]);
type Policy = z.infer<typeof Policy>;
const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.union([SizeCondition, FieldCondition, z.record(z.string(), z.string())])),
});

/** Fields that need no condition in the policy. */
const exemptField = /^(policy|x-amz-signature|x-ignore-.*)$/;

/**
 * Checks that the policy of a form is signed and has not expired, that all its conditions hold, and that every field
 * has a condition. Returns the size limits of the file, which the caller checks while receiving it. Throws an S3Error
 * otherwise.
 */
export function authorizeUpload(upload: ProposedUpload, verification: Verification): SizeLimits {
  const policy = readSignedPolicy(upload.fields, verification);
  if (verification.now.getTime() > Date.parse(policy.expiration)) throw violation('Policy expired.');
  const conditions = fieldConditions(policy);
  const values = new Map([...upload.fields, ['bucket', upload.bucketName], ['key', upload.key]]);
  for (const condition of conditions) {
    if (!holds(condition, values)) throw violation(`Policy Condition failed: ${JSON.stringify(condition)}`);
  }
  const named = new Set(conditions.map(fieldName));
  const extra = [...upload.fields.keys()].find((name) => !named.has(name) && !exemptField.test(name));
  if (extra !== undefined) throw violation(`Extra input fields: ${extra}`);
  return sizeLimits(policy);
}

function readSignedPolicy(fields: ProposedUpload['fields'], verification: Verification): Policy {
  const policy = fields.get('policy');
  if (!policy) throw new S3Error('AccessDenied');
  const credential = fields.get('x-amz-credential') ?? '';
  const signature = fields.get('x-amz-signature') ?? '';
  verifyStringSignature(policy, { credential, signature }, verification);
  try {
    return Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()));
  } catch {
    throw new S3Error('InvalidPolicyDocument');
  }
}

/** Returns all conditions as arrays. `{"acl": "private"}` is short for `["eq", "$acl", "private"]`. */
const fieldConditions = ({ conditions }: Policy) =>
  conditions.flatMap((condition): FieldCondition[] => {
    if (!Array.isArray(condition)) {
      return Object.entries(condition).map(([name, value]) => ['eq', `$${name}`, value]);
    }
    return condition[0] === 'content-length-range' ? [] : [condition];
  });

function holds(condition: FieldCondition, values: ReadonlyMap<string, string>): boolean {
  const [operator, , expected] = condition;
  const value = values.get(fieldName(condition)) ?? '';
  return operator === 'eq' ? value === expected : value.startsWith(expected);
}

const fieldName = ([, name]: FieldCondition) => name.slice(1).toLowerCase();

function sizeLimits({ conditions }: Policy): SizeLimits {
  const ranges = conditions.flatMap((condition) =>
    Array.isArray(condition) && condition[0] === 'content-length-range' ? [condition] : [],
  );
  return {
    minBytes: Math.max(0, ...ranges.map(([, min]) => min)),
    maxBytes: Math.min(maxObjectBytes, ...ranges.map(([, , max]) => max)),
  };
}

const violation = (reason: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${reason}`);
