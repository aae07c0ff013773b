/** The names that the local cloud's services use. None of them is secret. */
export const names = {
  region: 'us-east-1',
  table: 'wardrobe',
  uploads: 'wardrobe-uploads',
  media: 'wardrobe-media',
  userExports: 'wardrobe-user-exports',
  userPool: { id: 'us-east-1_wardrobe', clientId: 'wardrobebrowserclient0000' },
  /** The beginning of the `iss` claim of tokens. It is a name and not an address, because the port may change. */
  issuerBase: 'https://user-pool.local',
  mediaKeyId: 'KLOCALMEDIAKEY',
  mediaKeySecret: 'media-private-key',
  mediaNameSecret: 'media-names',
  metricsNamespace: 'wardrobe-local',
  originKeySecret: 'origin-key',
  modelKeySecret: 'model-key',
  pinboard: { clientId: 'wardrobe-local', secretName: 'pinboard-client-secret', secret: 'local' },
  appUrlParameter: '/wardrobe/local/app-url',
} as const;
