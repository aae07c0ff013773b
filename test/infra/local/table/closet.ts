import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Entity, Service } from 'electrodb';

/** Three entities that share one table and one index, like the app's entities. */
export function closetOn({ document, table }: { document: DynamoDBDocumentClient; table: string }) {
  const configuration = { client: document, table };
  const user = new Entity(
    {
      model: { entity: 'user', version: '1', service: 'closet' },
      attributes: {
        userId: { type: 'string', required: true },
        email: { type: 'string', required: true },
        name: { type: 'string' },
        followers: { type: 'number', default: 0 },
        tags: { type: 'set', items: 'string' },
        preferences: { type: 'map', properties: { theme: { type: 'string' }, columns: { type: 'number' } } },
        notes: { type: 'list', items: { type: 'string' } },
      },
      indexes: {
        byId: { pk: { field: 'pk', composite: ['userId'] }, sk: { field: 'sk', composite: [] } },
        byEmail: {
          index: 'gsi1',
          pk: { field: 'gsi1pk', composite: ['email'] },
          sk: { field: 'gsi1sk', composite: [] },
        },
      },
    },
    configuration,
  );
  const garment = new Entity(
    {
      model: { entity: 'garment', version: '1', service: 'closet' },
      attributes: {
        userId: { type: 'string', required: true },
        garmentId: { type: 'string', required: true },
        category: { type: ['top', 'bottom', 'shoes'] as const, required: true },
      },
      indexes: {
        byUser: {
          pk: { field: 'pk', composite: ['userId'] },
          sk: { field: 'sk', composite: ['garmentId'] },
        },
        byCategory: {
          index: 'gsi1',
          collection: 'closet',
          pk: { field: 'gsi1pk', composite: ['userId'] },
          sk: { field: 'gsi1sk', composite: ['category', 'garmentId'] },
        },
      },
    },
    configuration,
  );
  const outfit = new Entity(
    {
      model: { entity: 'outfit', version: '1', service: 'closet' },
      attributes: {
        userId: { type: 'string', required: true },
        outfitId: { type: 'string', required: true },
      },
      indexes: {
        byId: { pk: { field: 'pk', composite: ['userId', 'outfitId'] }, sk: { field: 'sk', composite: [] } },
        byUser: {
          index: 'gsi1',
          collection: 'closet',
          pk: { field: 'gsi1pk', composite: ['userId'] },
          sk: { field: 'gsi1sk', composite: ['outfitId'] },
        },
      },
    },
    configuration,
  );
  return { user, garment, outfit, service: new Service({ user, garment, outfit }, configuration) };
}
