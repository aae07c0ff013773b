import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { limits } from '#shared/limits';
import { featureHandlers, workerHandlers } from '../../functions/handlers.ts';
import { uploadExpiryDays } from '../upload-expiry.ts';
import { media } from './front-door/media.ts';
import { functionEnvironment, sdkEnvironment } from './function-environment.ts';
import { createInvoke } from './functions/invoke.ts';
import { lambdaEndpoint } from './functions/lambda-endpoint.ts';
import { httpApi } from './http-api/http-api.ts';
import { localPages } from './local-pages.ts';
import { serveAll } from './loopback.ts';
import { names } from './names.ts';
import { newMasters, unfinishedMasters } from './new-masters.ts';
import { openObjectStore } from './object-store/object-store.ts';
import { openOutbox } from './outbox/outbox.ts';
import { consentPage } from './outside-world/consent-page.ts';
import { pinboardService } from './outside-world/pinboard-service.ts';
import { weatherService } from './outside-world/weather-service.ts';
import { parameterStore, secretStore } from './settings-store.ts';
import { signingKey } from './signing-key.ts';
import { socketApi } from './socket-api/socket-api.ts';
import { openStateMachine } from './state-machine/state-machine.ts';
import { startTable } from './table/table-service.ts';
import { ensureTable } from './table-definition.ts';
import type { WantedUserPool } from './user-pool/pool-administration.ts';
import { openUserPools } from './user-pool/user-pool.ts';
import { isManagement } from './user-pool-management.ts';

const overdueInterval = 60_000;
const uploadsExpireAfter = uploadExpiryDays * 24 * 60 * 60_000;
const expiryInterval = 60 * 60_000;
const definition = new URL('../generation.asl.json', import.meta.url).pathname;

/**
 * Everything that AWS does for the app, in this process, with its data in a folder. It sets the environment
 * that the functions demand, as a stack does: one process can run one local cloud.
 */
export async function startLocalCloud({ dataDir, appUrl }: { dataDir: string; appUrl: string }) {
  const folder = (name: string) => join(dataDir, name);
  Object.assign(process.env, sdkEnvironment);
  await mkdir(dataDir, { recursive: true });

  // A function is loaded by its first call, and none is called before the environment that it reads is set.
  const invoke = createInvoke({ ...featureHandlers, ...workerHandlers });

  const table = await startTable({ folder: folder('table') });
  await ensureTable(table.url, names.table);
  const masters = newMasters(invoke);
  const objects = await openObjectStore({
    folder: folder('objects'),
    credentials: names.credentials,
    buckets: [names.uploads, names.media],
    onObjectCreated: ({ bucketName, key }) => {
      if (bucketName === names.media) masters.add(key);
    },
  });
  const outbox = await openOutbox({ file: folder('outbox.json') });
  const userPools = await openUserPools({
    folder: folder('user-pool'),
    issuerBase: names.issuerBase,
    deliver: outbox.deliver,
    invokeTrigger: invoke,
    isManager: isManagement,
  });
  await userPools.ensureUserPool(userPool);
  const key = await signingKey(folder('media-key.pem'));
  const sockets = socketApi(invoke);
  const stateMachine = await openStateMachine({ definition, folder: folder('executions'), invoke });

  const { urls, close: closeServices } = await serveAll({
    S3: objects.handle,
    LAMBDA: lambdaEndpoint(invoke),
    SFN: stateMachine.handle,
    SECRETS_MANAGER: secretStore({
      [names.mediaKeySecret]: key.privateKey,
      [names.pinboard.secretName]: process.env['PINBOARD_CLIENT_SECRET'] ?? names.pinboard.secret,
    }),
    SSM: parameterStore({ [names.appUrlParameter]: appUrl }),
    SOCKETS: sockets.connections,
    WEATHER: weatherService(),
    PINBOARD: pinboardService({
      client: { id: names.pinboard.clientId, secret: names.pinboard.secret },
      pictureUrl: (picture) => `${appUrl}/_local/pinboard/images/${picture}.webp`,
    }),
  });
  Object.assign(process.env, functionEnvironment({ DYNAMODB: table.url, ...urls }));

  const failOverdue = () =>
    invoke('failOverdue', {}).catch((error) =>
      console.error('Overdue generations could not be failed', error),
    );
  const reconciler = setInterval(failOverdue, overdueInterval).unref();
  const expireUploads = () => objects.expire(names.uploads, uploadsExpireAfter);
  const expiry = setInterval(expireUploads, expiryInterval).unref();
  await expireUploads();
  for (const key of unfinishedMasters(objects.keys(names.media))) masters.add(key);
  await stateMachine.resume();
  await failOverdue();

  return {
    services: {
      api: httpApi({
        authorizer: {
          jwks: userPools.jwks(),
          issuer: `${names.issuerBase}/${names.userPool.id}`,
          clientId: names.userPool.clientId,
        },
        invoke,
      }),
      media: media({
        signer: { keyId: names.mediaKeyId, publicKey: key.publicKey },
        client: new S3Client({ endpoint: urls.S3, forcePathStyle: true }),
        bucket: names.media,
      }),
      uploads: uploadsTo(names.uploads, objects.handle),
      'user-pool': userPools.handle,
    },
    localPages: localPages({ pinboard: consentPage }, outbox.handle),
    upgradeSocket: sockets.upgrade,
    invoke,
    /** Resolves when no generation is under way and no variant of a photo is still to be made. */
    settle: async () => {
      await stateMachine.settle();
      await masters.settle();
    },
    close: async () => {
      clearInterval(reconciler);
      clearInterval(expiry);
      await sockets.close();
      await stateMachine.settle();
      await masters.close();
      await Promise.all([closeServices(), table.close()]);
    },
  };
}

const userPool: WantedUserPool = {
  poolId: names.userPool.id,
  clientId: names.userPool.clientId,
  pool: {
    PoolName: 'wardrobe',
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
    Policies: { PasswordPolicy: { MinimumLength: limits.account.password.min } },
    LambdaConfig: {
      PreSignUp: 'preSignUp',
      PostConfirmation: 'postConfirmation',
      CustomMessage: 'customMessage',
    },
  },
  client: {
    ClientName: 'browser',
    ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
  },
};

/** The front door takes a browser's upload at a path of its own and hands it to the bucket. */
const uploadsTo =
  (bucket: string, store: RequestListener): RequestListener =>
  (request, response) => {
    request.url = `/${bucket}`;
    store(request, response);
  };
