/** The key pair of the services that tests start. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
