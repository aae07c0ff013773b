import type { APIGatewayEventWebsocketRequestContextV2 } from 'aws-lambda';

/** What API Gateway sends to a route of the socket, with what the authorizer found out. */
export type SocketRequest = {
  requestContext: APIGatewayEventWebsocketRequestContextV2 & { authorizer: { userId: string } };
};
