/** The access key pair of the local services that tests start. */
export const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
