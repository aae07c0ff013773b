import type { APIGatewayEventWebsocketRequestContextV2 } from 'aws-lambda';

/** The event of a WebSocket route. The authorizer's context has the user's id. */
export type SocketRequest = {
  requestContext: APIGatewayEventWebsocketRequestContextV2 & { authorizer: { userId: string } };
  /** The message from the client. */
  body?: string;
};
