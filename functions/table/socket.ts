import { Entity } from 'electrodb';
import { table } from '../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from './table-keys.ts';

/** A ticket that opens one socket for its user: it is deleted by the one request that uses it. */
export const SocketTicketEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'socket-ticket', version: '1' },
    attributes: {
      ticket: { type: 'string', required: true },
      userId: { type: 'string', required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byTicket: { pk: partitionBy('ticket'), sk: sortBy() } },
  },
  table,
);

/** API Gateway closes every socket after two hours, in seconds here: a row that is older has lost its socket. */
export const longestSocketLife = 2 * 60 * 60;

/** An open socket in its user's partition, so that a push to a user is one query and one post a socket. */
export const SocketConnectionEntity = new Entity(
  {
    model: { service: 'wardrobe', entity: 'socket-connection', version: '1' },
    attributes: {
      userId: { type: 'string', required: true },
      connectionId: { type: 'string', required: true },
      expiresAt: { type: 'number', field: tableKeys.expiry, required: true },
    },
    indexes: { byUser: { pk: partitionBy('userId'), sk: sortBy('connectionId') } },
  },
  table,
);
