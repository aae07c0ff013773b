import type { EntityItem } from 'electrodb';
import { defineEntity, indexOfAll, keyOf, required } from '../../platform/table.ts';

/**
 * An account that is being deleted. The row is deleted last. A worker takes the rows that are due and postpones their
 * next attempt while it works, so that another worker goes on if it dies.
 */
export const AccountDeletionEntity = defineEntity('account-deletion', {
  attributes: {
    /** `dueAt`: when a worker must process it next. */
    ...required('string', 'userId', 'startedAt', 'dueAt'),
    /** When the first round was complete. The second one removes what tokens could still write after it. */
    removedAt: { type: 'string' },
  },
  indexes: { byUser: keyOf('userId'), due: indexOfAll('account-deletions', 'dueAt') },
});
export type AccountDeletionRow = EntityItem<typeof AccountDeletionEntity>;
