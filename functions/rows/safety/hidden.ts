import { defineEntity, defineNumbers, partitionBy, sortBy } from '../../platform/table.ts';

/** These keys are shorter than ElectroDB's default keys, because the rows are read with most requests. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: ElectroDB fills these in.
const shortKeys = { partition: 'hidden#${userId}', sort: 'because#${because}#${thingId}' } as const;
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: ElectroDB fills these in.

/**
 * Something that a person is not shown: a person whom they block, a person who blocks them, or a thing that they
 * reported. A block is two rows, one in each person's partition, written in one transaction. So one query returns all
 * that is hidden from a person. A row 'deleted' hides everything, because the person's account is being deleted.
 *
 * A row takes about 0.2 kB. A person can block a limited number of people, but any number of people can block them.
 */
export const HiddenEntity = defineEntity('hidden', {
  attributes: {
    userId: { type: 'string', required: true },
    because: { type: ['blocking', 'blocked', 'reported', 'deleted'] as const, required: true },
    /** The id of a person, an outfit, a comment or a message. */
    thingId: { type: 'string', required: true },
  },
  indexes: {
    byUser: {
      pk: { ...partitionBy('userId'), template: shortKeys.partition },
      sk: { ...sortBy('because', 'thingId'), template: shortKeys.sort },
    },
  },
});

/**
 * The number of people that a user blocks. It is updated in the same transaction as the block, so that the limit holds.
 */
export const BlockCountEntity = defineNumbers('block-count', 'blocks');
