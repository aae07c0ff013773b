import type { RequestListener } from 'node:http';
import type { ClientSettings } from '#shared/client-settings';
import { names } from './names.ts';

/** Serves `/config.json`, the settings of the browser app. In AWS the web stack writes this file. */
export const clientSettings: RequestListener = (_, response) => {
  const settings: ClientSettings = {
    userPoolId: names.userPool.id,
    userPoolClientId: names.userPool.clientId,
    userPoolEndpoint: '/user-pool',
    seesStyles: process.env['VISION'] !== 'none',
    sendsMail: true,
  };
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(settings));
};
