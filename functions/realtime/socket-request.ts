import type { APIGatewayEventWebsocketRequestContextV2 } from 'aws-lambda';

/** The event of a WebSocket route, with the user's id from the authorizer's context. */
export type SocketRequest = {
  requestContext: APIGatewayEventWebsocketRequestContextV2 & { authorizer: { userId: string } };
  /** What the client has sent. */
  body?: string;
};
