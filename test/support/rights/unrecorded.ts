/**
 * Rights that no test of the local cloud uses, with the reason. The pattern is matched with `function action resource`.
 */
export type Reason = { rights: RegExp; why: string };

export const unrecorded: readonly Reason[] = [
  { rights: / logs:/, why: 'Lambda writes logs with the role of the function.' },
  { rights: / sqs:SendMessage /, why: 'Lambda keeps the events that failed with the role of the function.' },
  {
    rights: / dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams) /,
    why: 'Lambda reads the stream with the role of the function.',
  },
  {
    rights: /^prepareImage s3:ListBucket \S+-media$/,
    why: 'S3 says that a file is missing, in place of that access is denied, only to who may list.',
  },
  {
    rights: / secretsmanager:GetSecretValue /,
    why: 'A process keeps a secret: locally, the first function reads it for all of them.',
  },
];
