import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { isFromCloudFront } from '../../platform/origin-key.ts';
import { redeemTicket } from '../tickets.ts';

/**
 * Authorizes the opening of a socket. The request must have an unused ticket and come through CloudFront. Passes the
 * ticket's user id to the routes of the socket.
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
