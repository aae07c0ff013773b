import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { PlannedDay } from '#shared/contract/planning';
import { defineEntity, required } from '../../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from '../../platform/table-keys.ts';

/**
 * The morning mail of a person. `dueAt`, the moment of the next mail, and its slot are set only while the person wants
 * mails, so that the sparse index holds only those. `sentAt` stays when the mails end: whoever starts them again gets
 * no second one on the same day. `secret` ends the mails without a sign-in. It is in every mail, so that it is stored
 * and not only its hash; whoever starts the mails anew gets another one.
 */
export const MorningMailEntity = defineEntity('morning-mail', {
  attributes: {
    ...required('string', 'userId'),
    weekdays: { type: 'list', items: { type: 'string' } },
    hour: { type: 'number' },
    timeZone: { type: 'string' },
    secret: { type: 'string' },
    dueAt: { type: 'string' },
    slot: { type: 'string' },
    sentAt: { type: 'string' },
    proposal: { type: CustomAttributeType<PlannedDay>('any') },
  },
  indexes: {
    byUser: { pk: partitionBy('userId'), sk: sortBy() },
    due: {
      index: 'gsi1',
      pk: {
        field: tableKeys.indexes.gsi1.partition,
        composite: ['slot'],
        template: `morning-mails#\${slot}`,
        casing: 'none',
      },
      sk: { field: tableKeys.indexes.gsi1.sort, composite: ['dueAt'], casing: 'none' },
    },
  },
});
export type MorningMailRow = EntityItem<typeof MorningMailEntity>;
