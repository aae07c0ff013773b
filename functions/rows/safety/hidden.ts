import { AppError } from '#shared/errors';
import { defineEntity, defineNumbers, readAll, shortKeyOf } from '../../platform/table.ts';
import { onlyIf, type Writers } from '../../platform/transactions.ts';

/**
 * Something that a person is not shown: a person whom they block, a person who blocks them, or a thing that they
 * reported. A block is two rows, one in each person's partition, written in one transaction. So one query returns all
 * that is hidden from a person. A row 'deleted' hides everything, because the person's account is being deleted.
 *
 * A row takes about 0.2 kB. Its keys are short, because the rows are read with most requests. A person can block a limited number of people, but any number of people can block them.
 */
export const HiddenEntity = defineEntity('hidden', {
  attributes: {
    userId: { type: 'string', required: true },
    because: { type: ['blocking', 'blocked', 'reported', 'deleted'] as const, required: true },
    /** The id of a person, an outfit, a comment or a message. */
    thingId: { type: 'string', required: true },
  },
  indexes: { byUser: shortKeyOf('hidden', 'userId', 'because', 'thingId') },
});

/** How many people a user blocks. It is updated in the transaction of the block, so that the limit holds. */
export const BlockCountEntity = defineNumbers('block-count', 'blocks');

/** The ids of the people, outfits, comments and messages that are hidden from a person. */
export type Hidden = Pick<ReadonlySet<string>, 'has'>;

/** Everything is hidden from a person whose account is being deleted, so that they cannot act on anything. */
const everything: Hidden = { has: () => true };

/**
 * What is hidden from a person: the people they block, the people who block them, and what they have reported. Makes
 * one consistent query. A request calls this once, so that a block takes effect from the next request of either person.
 */
export async function hiddenFrom(userId: string): Promise<Hidden> {
  const data = await readAll(HiddenEntity.query.byUser({ userId }));
  return data.some(({ because }) => because === 'deleted')
    ? everything
    : new Set(data.map(({ thingId }) => thingId));
}

/** Whether a thing of another person may be shown. False if the thing or its owner is hidden. */
export const isShown = (hidden: Hidden, { id, userId }: { id: string; userId: string }) =>
  !hidden.has(id) && !hidden.has(userId);

/** Throws `not_found` if one of the ids is hidden, the same error as for people and things that do not exist. */
export function requireShown(hidden: Hidden, ...ids: string[]): void {
  if (ids.some((id) => hidden.has(id))) throw new AppError('not_found');
}

/** The entity that the operations below use. Transactions include it together with their own entities. */
export const hiddenEntities = { hidden: HiddenEntity };
type Rows = Writers<typeof hiddenEntities>;

/** The operations of a transaction that make it fail if one of the two people blocks the other. */
export const unlessBlocked = ({ hidden }: Rows, userId: string, otherId: string) =>
  (['blocking', 'blocked'] as const).map((because) =>
    onlyIf(hidden.check({ userId, because, thingId: otherId }), ({ thingId }, { notExists }) =>
      notExists(thingId),
    ),
  );
