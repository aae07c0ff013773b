import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { redeemTicket } from '../tickets.ts';

/** Lets a socket be opened by whoever holds an unused ticket, in the name of the user it was made for. */
export async function handler({ queryStringParameters, methodArn }: APIGatewayRequestAuthorizerEvent) {
  const ticket = queryStringParameters?.['ticket'];
  const userId = ticket ? await redeemTicket(ticket) : null;
  return {
    principalId: userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: userId ? 'Allow' : 'Deny', Resource: methodArn }],
    },
    context: { userId: userId ?? '' },
  };
}
