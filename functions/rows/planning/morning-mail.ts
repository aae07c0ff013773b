import { CustomAttributeType } from 'electrodb';
import type { MorningTimes, PlannedDay } from '#shared/contract/planning';
import { defineEntity, indexOf, keyOf, optional } from '../../platform/table.ts';

/**
 * A person's morning mail. The next one is due at `dueAt`, which is set, as its slot, only while the person wants mails:
 * the index is sparse. `sentAt` stays when the mails end, so that none comes twice on a day. `secret`, which the links
 * have, is another one when they start again. `proposal` is the outfit of the last mail that had none of the calendar.
 */
export const MorningMailEntity = defineEntity('morning-mail', {
  attributes: {
    userId: { type: 'string', required: true },
    times: { type: CustomAttributeType<MorningTimes>('any') },
    ...optional('string', 'secret', 'dueAt', 'slot', 'sentAt'),
    proposal: { type: CustomAttributeType<PlannedDay>('any') },
  },
  indexes: { byUser: keyOf('userId'), due: indexOf('slot', 'dueAt') },
});
