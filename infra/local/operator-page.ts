import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { isLoopback } from './front-door/own-hosts.ts';

/** Runs a command of this machine's operator, such as `reports`. Takes and answers JSON. */
export const operatorPage =
  (run: (command: unknown) => Promise<unknown>): RequestListener =>
  async (request, response) => {
    if (request.method !== 'POST' || !isLocal(request.socket.remoteAddress))
      return response.writeHead(403).end();
    try {
      const answer = JSON.stringify(await run(await json(request)));
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    } catch (error) {
      response.writeHead(400).end((error as Error).message);
    }
  };

const isLocal = (address = '') => isLoopback(address.replace(/^::ffff:/, ''));
