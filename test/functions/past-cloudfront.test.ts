import { afterAll, expect, it } from 'vitest';
import { contracts, type Feature } from '#shared/contract/index';
import { publicRoutes } from '#shared/contract/public-routes';
import { startFunctions } from '../support/app/functions.ts';

const functions = await startFunctions();
afterAll(functions.stop);
const answering = [...Object.keys(contracts), ...Object.keys(publicRoutes)] as (Feature | 'calendarFeed')[];
/** A request that was sent directly to the API and has bypassed CloudFront's firewall. Its origin key is wrong. */
const event = {
  headers: { 'x-origin-key': 'guess' },
  queryStringParameters: {},
  requestContext: { requestId: 'past', authorizer: { jwt: { claims: { sub: 'ada', token_use: 'access' } } } },
};

it.each(answering)('%s answers nothing past CloudFront', async (name) => {
  const [call] = name in contracts ? Object.values(contracts[name as Feature]) : [];
  expect(await functions.invoke(name, { ...event, routeKey: call?.route })).toMatchObject({
    statusCode: 403,
  });
});

it('no socket is opened past CloudFront', async () => {
  const { createTicket } = await import('#functions/realtime/tickets');
  const { ticket } = await createTicket('ada');
  const policy = { policyDocument: { Statement: [{ Effect: 'Deny' }] }, context: { userId: '' } };
  const opening = { ...event, queryStringParameters: { ticket }, methodArn: 'arn:aws:execute-api:connect' };
  expect(await functions.invoke('authorize', opening)).toMatchObject(policy);
});
