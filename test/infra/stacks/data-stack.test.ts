import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { tableKeys } from '#functions/table/table-keys';
import { synthesize } from './synthesize.ts';

const { all, templates, written } = synthesize();
const { data } = templates;
const prod = synthesize({ environment: 'prod' });

it('makes the table with the keys of the entities', () => {
  const keySchema = (partition: string, sort: string) => [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
  data.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(tableKeys.partition, tableKeys.sort),
    GlobalSecondaryIndexes: Object.entries(tableKeys.indexes).map(([IndexName, { partition, sort }]) =>
      Match.objectLike({ IndexName, KeySchema: keySchema(partition, sort) }),
    ),
    TimeToLiveSpecification: { AttributeName: tableKeys.expiry, Enabled: true },
  });
});

describe.each(all('AWS::S3::Bucket'))('the bucket $construct', ({ construct, properties }) => {
  it('is closed to the public and encrypted', () => {
    expect(properties['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(properties['BucketEncryption']).toBeDefined();
  });

  it('refuses whoever comes without TLS', () => {
    expect(statementsOf(construct)).toContainEqual(
      expect.objectContaining({
        Effect: 'Deny',
        Action: 's3:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
    );
  });

  it('lets nobody in by its policy but services, and CDK to empty it', () => {
    for (const { Principal, Effect } of statementsOf(construct))
      if (Effect === 'Allow' && !Principal.Service)
        expect(JSON.stringify(Principal)).toContain('CustomS3AutoDeleteObjects');
  });
});

function statementsOf(bucket: string) {
  const policy = all('AWS::S3::BucketPolicy').find(
    ({ part, properties }) => written(part, properties['Bucket']) === bucket,
  );
  return policy?.properties['PolicyDocument'].Statement ?? [];
}

it('takes uploads from browsers and forgets them after a day', () => {
  data.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedMethods: ['POST'], AllowedOrigins: ['*'] })] },
    LifecycleConfiguration: {
      Rules: [
        {
          Status: 'Enabled',
          ExpirationInDays: 1,
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    },
  });
});

it('takes uploads from the pages of its own domain alone, where it has one', () => {
  const certificateArn = `arn:aws:acm:us-east-1:123456789012:certificate/${crypto.randomUUID()}`;
  const settings = { domain: { name: 'wardrobe.example.com', certificateArn } };
  synthesize({ settings }).templates.data.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: {
      CorsRules: [Match.objectLike({ AllowedOrigins: ['https://wardrobe.example.com'] })],
    },
  });
});

it('shows photographs to CloudFront, and to it alone', () => {
  const allowed = statementsOf('data/Media').filter(
    ({ Effect, Principal }: { Effect: string; Principal: object }) =>
      Effect === 'Allow' && 'Service' in Principal,
  );
  expect(allowed).toHaveLength(1);
  expect(allowed[0]).toMatchObject({
    Action: 's3:GetObject',
    Principal: { Service: 'cloudfront.amazonaws.com' },
  });
  expect(written('data', allowed[0].Resource)).toBe('data/Media/media/*');
  expect(written('data', allowed[0].Condition.ArnLike['aws:SourceArn'])).toBe(
    'arn:aws:cloudfront::<AWS::AccountId>:distribution/*',
  );
});

describe('the key that signs image URLs', () => {
  it('is not in the template, nor made by it', () => {
    expect(JSON.stringify(data.toJSON())).not.toMatch(/PRIVATE KEY|SecretString/);
  });

  it('is trusted by its public half, which the custom resource answers', () => {
    const [key] = all('AWS::CloudFront::PublicKey');
    expect(written('data', key?.properties['PublicKeyConfig'].EncodedKey)).toBe(
      'data/MediaKeys/KeyPair/Default.publicKey',
    );
  });

  it('is made by a function that may touch this one secret', () => {
    data.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Action: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
            Resource: { Ref: Match.stringLikeRegexp('^MediaKeysPrivateKey') },
          }),
        ]),
      },
    });
  });
});

describe('in production', () => {
  it('rows can be restored, and their table cannot be deleted', () => {
    const [table] = prod.all('AWS::DynamoDB::GlobalTable');
    expect(table?.properties['Replicas']).toEqual([
      expect.objectContaining({
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      }),
    ]);
  });

  it.each([
    ['AWS::DynamoDB::GlobalTable', 'data/Table'],
    ['AWS::S3::Bucket', 'data/Media'],
    ['AWS::SecretsManager::Secret', 'data/MediaKeys/PrivateKey'],
    ['AWS::Cognito::UserPool', 'identity/UserPool'],
  ])('%s outlives its stack', (type, construct) => {
    const found = prod.all(type).find((each) => each.construct === construct);
    expect(found?.resource).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
  });

  it('photographs are not emptied away with their bucket', () => {
    const emptied = prod
      .all('Custom::S3AutoDeleteObjects')
      .map(({ part, properties }) => prod.written(part, properties['BucketName']));
    expect(emptied.sort()).toEqual(['data/Uploads', 'web/Files']);
  });

  it('no stack can be deleted by mistake', () => {
    expect(prod.assembly.stacks.map(({ terminationProtection }) => terminationProtection)).not.toContain(
      false,
    );
  });
});

it('leaves nothing behind in development', () => {
  const kept = all('AWS::S3::Bucket').filter(({ resource }) => resource['DeletionPolicy'] !== 'Delete');
  expect(kept).toEqual([]);
});
