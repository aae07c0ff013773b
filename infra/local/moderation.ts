import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { isLoopback } from './front-door/own-hosts.ts';
import type { Invoke } from './lambda.ts';

/** Passes the command `reports` of this machine on to its function, as the AWS SDK does in AWS. */
export const moderation =
  (invoke: Invoke): RequestListener =>
  async (request, response) => {
    if (request.method !== 'POST' || !isLocal(request.socket.remoteAddress))
      return response.writeHead(403).end();
    try {
      const cases = await invoke('moderateReports', await json(request));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(cases));
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
    }
  };

const isLocal = (address = '') => isLoopback(address.replace(/^::ffff:/, ''));
