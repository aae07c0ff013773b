import type { Credentials } from './sigv4.ts';

/** What the services of the local cloud are called; nothing of it is secret, for nothing listens but on loopback. */
export const names = {
  region: 'us-east-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' } satisfies Credentials,
  table: 'wardrobe',
  uploads: 'wardrobe-uploads',
  media: 'wardrobe-media',
  userPool: { id: 'us-east-1_wardrobe', clientId: 'wardrobebrowserclient0000' },
  /** Of tokens; it is a name and not an address, so that it stays the same on every port. */
  issuerBase: 'https://user-pool.local',
  mediaKeyId: 'KLOCALMEDIAKEY',
  mediaKeySecret: 'media-private-key',
  pinboard: { clientId: 'wardrobe-local', secretName: 'pinboard-client-secret', secret: 'local' },
  appUrlParameter: '/wardrobe/app-url',
} as const;
