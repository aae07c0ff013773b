import { CustomAttributeType } from 'electrodb';
import type { MorningTimes, PlannedDay } from '#shared/contract/planning';
import { defineEntity } from '../../platform/table.ts';
import { partitionBy, sortBy, tableKeys } from '../../platform/table-keys.ts';

/**
 * A person's morning mail. `dueAt` is when the next mail is due. It and its slot are set only while the person wants
 * mails, so that the sparse index holds only those. `sentAt` stays when the mails end, so that starting them again
 * brings no second one on a day. `secret` is in the links of the mails; it changes when they are started again.
 * `proposal` is the outfit of the last mail, if it was not one of the calendar.
 */
export const MorningMailEntity = defineEntity('morning-mail', {
  attributes: {
    userId: { type: 'string', required: true },
    times: { type: CustomAttributeType<MorningTimes>('any') },
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
      pk: { field: tableKeys.indexes.gsi1.partition, composite: ['slot'], casing: 'none' },
      sk: { field: tableKeys.indexes.gsi1.sort, composite: ['dueAt'], casing: 'none' },
    },
  },
});
