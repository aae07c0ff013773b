import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { isFromCloudFront } from '../../platform/origin-key.ts';
import { redeemTicket } from '../tickets.ts';

/**
 * Authorizes the opening of a socket by an unused ticket, where the request came by CloudFront, and passes its user's id
 * to the socket's routes.
 */
export async function handler({
  headers,
  queryStringParameters,
  methodArn,
}: APIGatewayRequestAuthorizerEvent) {
  const ticket = queryStringParameters?.['ticket'];
  const userId = ticket && (await isFromCloudFront(headers)) ? await redeemTicket(ticket) : null;
  return {
    principalId: userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: userId ? 'Allow' : 'Deny', Resource: methodArn }],
    },
    context: { userId: userId ?? '' },
  };
}
