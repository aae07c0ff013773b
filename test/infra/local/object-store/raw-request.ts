import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { presignUpload } from './post-form.ts';
import { Bucket, type RunningStore } from './start-object-store.ts';

export const boundary = 'edge';

/** The bytes of a form up to the first byte of its file. */
export const beforeFile = (fields: Record<string, string>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
  ].join('');
export const afterFile = `\r\n--${boundary}--\r\n`;

export const signedForm = async ({ client }: RunningStore, file: string) =>
  beforeFile((await presignUpload(client)).fields) + file + afterFile;

export const send = ({ url }: RunningStore, body: string | Uint8Array<ArrayBuffer>, type?: string) =>
  fetch(`${url}/${Bucket}`, {
    method: 'POST',
    headers: { 'content-type': type ?? `multipart/form-data; boundary=${boundary}` },
    body,
  });

/** Opens a connection and writes the head of a request, whose body the test may leave incomplete. */
export async function openRequest({ url }: RunningStore, head: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(head.replace('\r\n', `\r\nHost: ${host}\r\n`));
  return socket;
}

export const openForm = (store: RunningStore, length: number) =>
  openRequest(
    store,
    `POST /${Bucket} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`,
  );

export const firstAnswer = async (socket: Socket) => String((await once(socket, 'data'))[0]);
