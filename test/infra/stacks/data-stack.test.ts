import { expect, it } from 'vitest';
import { tableKeys } from '#functions/platform/table-keys';
import { everySetting, synthesize } from './synthesize.ts';

const { all, onlyOne, stacks, written } = await synthesize();
const prod = await synthesize({ environment: 'prod' });
const resource = (from: typeof prod, path: string) =>
  ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::SecretsManager::Secret', 'AWS::Cognito::UserPool']
    .flatMap((type) => from.all(type))
    .find(({ construct }) => construct === path)?.resource;

it('the table has the keys of the entities', () => {
  const keySchema = (partition: string, sort: string) => [
    { AttributeName: partition, KeyType: 'HASH' },
    { AttributeName: sort, KeyType: 'RANGE' },
  ];
  expect(onlyOne('data', 'AWS::DynamoDB::GlobalTable')).toMatchObject({
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(tableKeys.partition, tableKeys.sort),
    GlobalSecondaryIndexes: Object.entries(tableKeys.indexes).map(([IndexName, { partition, sort }]) => ({
      IndexName,
      KeySchema: keySchema(partition, sort),
    })),
    TimeToLiveSpecification: { AttributeName: tableKeys.expiry, Enabled: true },
  });
});

it('the commands that rebuild projections and restore find what they need', () => {
  const { Name, Value } = onlyOne('data', 'AWS::SSM::Parameter');
  expect(Name).toBe('/wardrobe/dev/rebuild');
  expect(JSON.parse(written('data', Value))).toEqual({
    TABLE_NAME: 'data/Table',
    UPLOADS_BUCKET: 'data/Uploads',
    MEDIA_BUCKET: 'data/Media',
    USER_EXPORTS_BUCKET: 'data/UserExports',
    MEDIA_NAME_SECRET: 'data/MediaKeys/NameKey',
  });
});

type Statement = {
  Effect: string;
  Principal: { Service?: string };
  Resource: unknown;
  Condition: { ArnLike: Record<string, unknown> };
};
function statementsOf(bucket: string): Statement[] {
  const policy = all('AWS::S3::BucketPolicy').find(
    ({ part, properties }) => written(part, properties['Bucket']) === bucket,
  );
  return policy?.properties['PolicyDocument'].Statement ?? [];
}

// cdk-nag demands that buckets refuse requests without TLS.
it('every bucket is encrypted, closed to the public, and open only to services and to CDK, which empties it', () => {
  for (const { construct, properties } of all('AWS::S3::Bucket')) {
    expect(properties['BucketEncryption'], construct).toBeDefined();
    const closed = Object.values(properties['PublicAccessBlockConfiguration']);
    expect(closed, construct).toEqual([true, true, true, true]);
    for (const { Principal, Effect } of statementsOf(construct))
      if (Effect === 'Allow' && !Principal.Service)
        expect(JSON.stringify(Principal), construct).toContain('CustomS3AutoDeleteObjects');
  }
});

it('uploads are accepted from browsers and expire after a day', () => {
  expect(resource(prod, 'data/Uploads')?.['Properties']).toMatchObject({
    CorsConfiguration: { CorsRules: [{ AllowedMethods: ['POST'], AllowedOrigins: ['*'] }] },
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

it('uploads are accepted only from the domain of the app, if it has one', async () => {
  const own = await synthesize({ settings: everySetting });
  expect(resource(own, 'data/Uploads')?.['Properties'].CorsConfiguration.CorsRules).toMatchObject([
    { AllowedOrigins: ['https://wardrobe.example.com'] },
  ]);
});

it('only CloudFront may read images', () => {
  const allowed = statementsOf('data/Media').filter(
    ({ Effect, Principal }) => Effect === 'Allow' && 'Service' in Principal,
  );
  expect(allowed).toMatchObject([
    { Action: 's3:GetObject', Principal: { Service: 'cloudfront.amazonaws.com' } },
  ]);
  expect(written('data', allowed[0]?.Resource)).toBe('data/Media/media/*');
  expect(written('data', allowed[0]?.Condition.ArnLike['aws:SourceArn'])).toBe(
    'arn:aws:cloudfront::<AWS::AccountId>:distribution/*',
  );
});

it('the key that signs image URLs is in no template, and is made by a function that may use this secret only', () => {
  expect(JSON.stringify(stacks.data)).not.toMatch(/PRIVATE KEY|"SecretString"/);
  const secret = resource(prod, 'data/MediaKeys/PrivateKey');
  expect(secret?.['Properties']).not.toHaveProperty('GenerateSecretString');
  const { EncodedKey } = onlyOne('data', 'AWS::CloudFront::PublicKey')['PublicKeyConfig'];
  expect(written('data', EncodedKey)).toBe('data/MediaKeys/KeyPair/Default.publicKey');
  const statements: { Action: string | string[]; Resource: object }[] = all(
    'AWS::IAM::Policy',
    'data',
  ).flatMap(({ properties }) => properties['PolicyDocument'].Statement);
  const writing = statements.filter(({ Action }) => Action.includes('secretsmanager:PutSecretValue'));
  expect(writing.map(({ Resource }) => written('data', Resource)).sort()).toEqual([
    'data/MediaKeys/PrivateKey',
    'data/OriginKey/Secret',
  ]);
});

it('in production a row can be brought back, and for two weeks an image, and the table cannot be deleted', () => {
  expect(prod.onlyOne('data', 'AWS::DynamoDB::GlobalTable')['Replicas']).toMatchObject([
    {
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    },
  ]);
  expect(resource(prod, 'data/Media')?.['Properties']).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: { Rules: [{ NoncurrentVersionExpiration: { NoncurrentDays: 14 } }] },
  });
});

it('exports of the user pool are kept in versions, for as long as the table can be brought back', () => {
  expect(resource(prod, 'data/UserExports')?.['Properties']).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: {
      Rules: [{ ExpirationInDays: 35, NoncurrentVersionExpiration: { NoncurrentDays: 1 } }],
    },
  });
});

it('in production data outlives its stack, but not a first deployment that fails', () => {
  for (const path of [
    'data/Table',
    'data/Media',
    'data/UserExports',
    'data/MediaKeys/PrivateKey',
    'identity/UserPool',
  ])
    expect(resource(prod, path), path).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  const emptied = prod
    .all('Custom::S3AutoDeleteObjects')
    .map(({ part, properties }) => prod.written(part, properties['BucketName']));
  expect(emptied.sort()).toEqual(['data/Uploads', 'web/Files']);
  for (const { terminationProtection } of Object.values(prod.stacks))
    expect(terminationProtection).toBe(true);
});

it('in development no bucket outlives its stack', () => {
  const kept = all('AWS::S3::Bucket').filter(({ resource }) => resource['DeletionPolicy'] !== 'Delete');
  expect(kept).toEqual([]);
});

it('a restored table takes the place of the own one, which keeps its exports until nobody imports them', async () => {
  const restoredTable =
    'arn:aws:dynamodb:us-east-1:123456789012:table/wardrobe-restored/stream/2026-11-27T18:00:00.000';
  const adopted = await synthesize({ settings: { restoredTable } });
  const before = stacks.data;
  const differing = Object.keys({ ...before.Resources, ...adopted.stacks.data.Resources }).filter(
    (id) => JSON.stringify(before.Resources[id]) !== JSON.stringify(adopted.stacks.data.Resources[id]),
  );
  expect(differing.map((id) => before.Resources[id]?.['Type'])).toEqual(['AWS::SSM::Parameter']);
  expect(adopted.stacks.data.Outputs).toMatchObject(before.Outputs ?? {});

  const { data, ...others } = adopted.stacks;
  expect(JSON.stringify(others)).not.toMatch(/ImportValue":"[^"]*Table/);
  const variables = adopted
    .all('AWS::Lambda::Function')
    .flatMap(({ properties }) => properties['Environment']?.Variables.TABLE_NAME ?? []);
  expect(new Set(variables)).toEqual(new Set(['wardrobe-restored']));
  expect(adopted.onlyOne('projections', 'AWS::Lambda::EventSourceMapping')).toMatchObject({
    EventSourceArn: restoredTable,
  });
});
