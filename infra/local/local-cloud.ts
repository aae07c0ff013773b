import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { limits } from '#shared/limits';
import { morningSlots } from '#shared/rules/morning-slots';
import { type OriginKeys, originKeyHeader } from '../../functions/platform/origin-key-format.ts';
import { uploadExpiryDays } from '../upload-expiry.ts';
import { openCredentials } from './credentials.ts';
import { bySegment } from './front-door/by-segment.ts';
import { media, mediaSigningKey } from './front-door/media.ts';
import { sharedOutfits } from './front-door/shared-outfits.ts';
import { functionEnvironment, sdkEnvironment } from './function-environment.ts';
import { httpApi } from './http-api/http-api.ts';
import { createInvoke, handlers, lambdaEndpoint } from './lambda.ts';
import { operatorPage } from './local-page.ts';
import { serveAll, serveOnLoopback, servePrivately } from './loopback.ts';
import { collectMetrics } from './metrics.ts';
import { names } from './names.ts';
import { isForm } from './object-store/object-calls.ts';
import { openObjectStore } from './object-store/object-store.ts';
import { mailService, openOutbox } from './outbox.ts';
import { consentPage } from './outside-world/consent-page.ts';
import { pinboardService } from './outside-world/pinboard-service.ts';
import { weatherService } from './outside-world/weather-service.ts';
import { projections } from './projections.ts';
import { repeat } from './repeat.ts';
import { parameterStore, secretStore } from './settings-store.ts';
import { socketApi } from './socket-api.ts';
import { openStateMachine } from './state-machine.ts';
import { ensureTable } from './table/ensure-table.ts';
import { startTable } from './table/table-service.ts';
import { openUserPool } from './user-pool/user-pool.ts';
import { unfinishedMasters, variantQueue } from './variant-queue.ts';

const everyMinute = 60_000;
const uploadsExpireAfter = uploadExpiryDays * 24 * 60 * 60_000;
const everyHour = 60 * 60_000;
const exportsExpireAfter = 35 * 24 * everyHour;
const definition = new URL('../generation.asl.json', import.meta.url).pathname;

type Options = {
  dataDir: string;
  /** The address of the app, without a trailing slash. */
  appUrl: string;
  /** The key that another machine needs to read the outbox and the metrics. */
  outboxKey: string;
  /** The name of the table, if a restored one takes the place of the usual one. */
  table?: string;
  /** Whether images that are replaced or deleted are kept as versions. */
  keepsVersions?: boolean;
};

/**
 * Starts local replacements for all AWS services of the app in this process. Their data is in one folder. It sets the
 * environment variables of the functions, as the stacks do in AWS, so a process can run only one local cloud.
 */
export async function startLocalCloud({
  dataDir,
  appUrl,
  outboxKey,
  table: tableName = names.table,
  keepsVersions = false,
}: Options) {
  const folder = (name: string) => join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const credentials = await openCredentials(folder('credentials.json'));
  Object.assign(process.env, sdkEnvironment(credentials));

  // The first call loads a function. No function is called before its environment variables are set below.
  const invoke = createInvoke(handlers);

  const table = await startTable({ folder: folder('table'), changes: projections(invoke) });
  await ensureTable(table.url, tableName);
  const variants = variantQueue(invoke);
  const objects = await openObjectStore({
    folder: folder('objects'),
    credentials,
    buckets: [names.uploads, names.media, names.userExports],
    versioned: keepsVersions ? [names.media] : [],
    onObjectCreated: ({ bucketName, key }) => {
      if (bucketName === names.media) variants.add(key);
    },
  });
  const metrics = collectMetrics({ key: outboxKey });
  const outbox = await openOutbox({ file: folder('outbox.json'), key: outboxKey });
  const issuer = `${names.issuerBase}/${names.userPool.id}`;
  const userPool = await openUserPool({
    ...names.userPool,
    folder: folder('user-pool'),
    issuer,
    minPasswordLength: limits.account.password.min,
    deliver: outbox.deliver,
    invoke,
  });
  const mediaKey = await mediaSigningKey(folder('media-key.pem'));
  const sockets = socketApi(invoke);
  const originKey = randomBytes(32).toString('base64url');
  /** Adds the origin key to a request, as CloudFront does. */
  const withKey = (request: IncomingMessage) => {
    request.headers[originKeyHeader] = originKey;
    return request;
  };
  const stateMachine = await openStateMachine({ definition, folder: folder('executions'), invoke });

  const own = await serveAll(servePrivately, {
    S3: objects.handle,
    LAMBDA: lambdaEndpoint(invoke),
    SFN: stateMachine.handle,
    SECRETS_MANAGER: secretStore({
      [names.mediaKeySecret]: mediaKey.privateKey,
      [names.mediaNameSecret]: createHash('sha256').update(mediaKey.privateKey).digest('hex'),
      [names.originKeySecret]: JSON.stringify({ current: originKey } satisfies OriginKeys),
      [names.modelKeySecret]: process.env['MODEL_KEY'] ?? '',
      [names.pinboard.secretName]: process.env['PINBOARD_CLIENT_SECRET'] ?? names.pinboard.secret,
    }),
    SSM: parameterStore({ [names.appUrlParameter]: appUrl }),
    SOCKETS: sockets.connections,
    COGNITO_IDENTITY_PROVIDER: userPool.administration,
    SESV2: mailService(outbox.deliver),
  });
  // The stand-ins for external services need no secret path, because they contain no private data.
  const open = await serveAll(serveOnLoopback, {
    WEATHER: weatherService(),
    PINBOARD: pinboardService({
      client: { id: names.pinboard.clientId, secret: names.pinboard.secret },
      pictureUrl: (picture) => `${appUrl}/_local/pinboard/images/${picture}.webp`,
    }),
  });
  Object.assign(process.env, functionEnvironment({ DYNAMODB: table.url, ...own.urls, ...open.urls }), {
    TABLE_NAME: tableName,
  });
  table.deliver();

  const failOverdue = () => invoke('failOverdue', {});
  const deleteAccounts = () => invoke('deleteAccounts', {});
  const exportUsers = async () => {
    await invoke('exportUsers', {});
    await objects.expire(names.userExports, exportsExpireAfter);
  };
  const sendMorningMails = () =>
    Promise.all(morningSlots.map((slot) => invoke('sendMorningMails', { slot })));
  const expireUploads = () => objects.expire(names.uploads, uploadsExpireAfter);
  await expireUploads();
  await moveImages().catch((error) => console.error('Images could not be moved', error));
  for (const key of unfinishedMasters(objects.keys(names.media))) variants.add(key);
  await stateMachine.resume();
  await failOverdue().catch((error) => console.error('Overdue generations could not be failed', error));
  await deleteAccounts().catch((error) => console.error('Accounts could not be deleted', error));
  const recurring = [
    repeat(failOverdue, everyMinute),
    repeat(deleteAccounts, everyMinute),
    repeat(sendMorningMails, everyMinute),
    repeat(exportUsers, everyHour),
    repeat(expireUploads, everyHour),
  ];

  const api = httpApi({
    authorizer: { jwks: userPool.jwks, issuer, clientId: names.userPool.clientId },
    invoke,
  });
  return {
    /** The services behind the front door, by the first segment of their paths. */
    services: {
      api: ((request, response) => api(withKey(request), response)) satisfies RequestListener,
      media: media({
        signer: { keyId: names.mediaKeyId, publicKey: mediaKey.publicKey },
        client: new S3Client({ endpoint: own.urls.S3, forcePathStyle: true }),
        bucket: names.media,
        appUrl,
      }),
      uploads: uploadsTo(names.uploads, objects.handle),
      'user-pool': userPool.handle,
    },
    /** Serves shared outfits under `/outfit/…`. The page `/outfit` belongs to the app. */
    sharedOutfits: sharedOutfits(invoke),
    /**
     * The pages under `/_local`, which exist only in the local app: the consent page of Pinterest's stand-in, the
     * operator's commands, the metrics and the outbox.
     */
    localPages: bySegment(
      {
        pinboard: consentPage(appUrl),
        reports: operatorPage((command) => invoke('moderateReports', command)),
        rebuild: operatorPage(rebuild),
        metrics: metrics.handle,
      },
      outbox.handle,
    ),
    upgradeSocket: (request: IncomingMessage, connection: Duplex, head: Buffer) =>
      sockets.upgrade(withKey(request), connection, head),
    invoke,
    /** Resolves when no generation is running, every change is projected, and all image variants are made. */
    settle: async () => {
      await stateMachine.settle();
      // The variants' worker also writes to the table, so the table settles last.
      await variants.settle();
      await table.settle();
    },
    close: async () => {
      await Promise.all(recurring.map(({ stop }) => stop()));
      await sockets.close();
      await stateMachine.settle();
      await variants.close();
      metrics.close();
      await Promise.all([own.close(), open.close(), table.close()]);
    },
  };
}

/** Moves images that an earlier version has stored under their paths. */
async function moveImages() {
  const { imageDifferences } = await import('../../functions/projections/rebuild/image-places.ts');
  for (const { repair } of await imageDifferences()) await repair();
}

async function rebuild(command: unknown) {
  const module = await import('../../functions/projections/rebuild/rebuild.ts');
  return module.rebuild({ repair: false, ...(command as object) });
}

/** Passes the upload form of a browser to the bucket, and nothing else. The path after `uploads` is ignored. */
const uploadsTo =
  (bucket: string, store: RequestListener): RequestListener =>
  (request, response) => {
    request.url = `/${bucket}`;
    if (isForm(request.method, request.headers['content-type'])) store(request, response);
    else response.writeHead(403).end();
  };
