import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awsJson, ServiceError } from '#infra/local/aws-json';
import type { Invoke } from '#infra/local/lambda';
import { names } from '#infra/local/names';
import { pinboardService } from '#infra/local/outside-world/pinboard-service';
import { secretStore } from '#infra/local/settings-store';
import { credentials } from './credentials.ts';

/** Answers for a service that the test did not start. The SDK does not retry a request after this status. */
export const notStarted: RequestListener = (_, response) =>
  response.writeHead(400).end('The test has not started this service.');

/** An S3 without objects. It lists none, and deleting succeeds, because the object is already missing. */
export const emptyStorage: RequestListener = (request, response) => {
  const answer = request.url?.includes('?delete')
    ? '<DeleteResult/>'
    : request.url?.includes('list-type=2') && '<ListBucketResult/>';
  if (answer) response.writeHead(200, { 'content-type': 'application/xml' }).end(answer);
  else notStarted(request, response);
};

/** The secret origin key that CloudFront adds to each request. The functions refuse requests without it. */
export const originKey = 'the key of CloudFront';
const originKeys = { [names.originKeySecret]: JSON.stringify({ current: originKey }) };

const findNobody = () => {
  throw new ServiceError('UserNotFoundException', 'User does not exist.');
};
/** A user pool without users. The people of these tests have a token but no account. */
export const emptyUserPool = awsJson({ AdminDeleteUser: findNobody, AdminUserGlobalSignOut: findNobody });

const pinboardSecret = { [names.pinboard.secretName]: names.pinboard.secret };

/** Secrets Manager. The key that signs image URLs is generated when it is first read. */
export const secretsOnDemand = () => {
  let key: string | undefined;
  return secretStore({
    ...originKeys,
    ...pinboardSecret,
    [names.mediaNameSecret]: 'the secret of names',
    get [names.mediaKeySecret]() {
      key ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
        .privateKey.export({ type: 'pkcs8', format: 'pem' })
        .toString();
      return key;
    },
  });
};

export const inMemoryPinboard = () =>
  pinboardService({
    client: { id: names.pinboard.clientId, secret: names.pinboard.secret },
    pictureUrl: (picture) => `http://localhost:3000/_local/pinboard/images/${picture}.webp`,
  });

/** Starts the buckets on a temporary folder, which `remove` deletes. */
export async function startStorage() {
  const { openObjectStore } = await import('#infra/local/object-store/object-store');
  const folder = await newFolder();
  const buckets = [names.uploads, names.media];
  const { handle } = await openObjectStore({ folder, credentials, buckets });
  return { handle, remove: () => rm(folder, { recursive: true }) };
}

/** Starts Step Functions with the generation workflow on a temporary folder, which `remove` deletes. */
export async function startWorkflow(invoke: Invoke) {
  const { openStateMachine } = await import('#infra/local/state-machine');
  const folder = await newFolder();
  const definition = 'infra/generation.asl.json';
  const machine = await openStateMachine({ definition, folder, invoke });
  return { ...machine, remove: () => rm(folder, { recursive: true }) };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'wardrobe-test-'));
