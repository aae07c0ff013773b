import { CustomAttributeType, type EntityItem } from 'electrodb';
import type { ReportedThing } from '#shared/contract/safety';
import { defineEntity, indexBy, indexOfAll, keyOf, required } from '../../platform/table.ts';

/** A person's report of a thing. The key holds both ids, so a person can report a thing once. */
export const ReportEntity = defineEntity('report', {
  attributes: {
    /** The id of a person, an outfit, a comment or a message. */
    ...required('string', 'thingId', 'reporterId', 'reason', 'text', 'createdAt'),
  },
  indexes: {
    byThing: keyOf('thingId', 'reporterId'),
    byReporter: indexBy('reports', 'reporterId', 'thingId'),
  },
});

/**
 * A reported thing, with the number of its reports since the case was last closed. `openedAt` is the time of the last
 * report. It is removed when the case is closed, so that the sparse index holds only open cases.
 */
export const ReportCaseEntity = defineEntity('report-case', {
  attributes: {
    thingId: { type: 'string', required: true },
    thing: { type: CustomAttributeType<ReportedThing>('any'), required: true },
    /** The person to whom the thing belongs. */
    ownerId: { type: 'string', required: true },
    reports: { type: 'number', required: true },
    openedAt: { type: 'string' },
  },
  indexes: { byThing: keyOf('thingId'), open: indexOfAll('open-reports', 'openedAt') },
});
export type ReportCaseRow = EntityItem<typeof ReportCaseEntity>;

/** Records that there is a case about something of a person. The deletion of their account finds it by this row. */
export const OwnedCaseEntity = defineEntity('owned-case', {
  attributes: required('string', 'userId', 'thingId'),
  indexes: { byUser: keyOf('userId', 'thingId') },
});
